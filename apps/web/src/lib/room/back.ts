/** Calls whenever somebody may be back at a page: it is looked at again, or there is a network again. Returns how to stop. */
export function whenBack(then: () => void): () => void {
  const back = () => {
    if (document.visibilityState === 'visible') then()
  }
  addEventListener('online', back)
  addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', back)
  return () => {
    removeEventListener('online', back)
    removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', back)
  }
}
