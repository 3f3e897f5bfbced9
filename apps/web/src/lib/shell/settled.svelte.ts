/** How long a control that has just appeared takes no click, in milliseconds: longer than a double click. */
const SETTLES = 400

/**
 * Whether the screen has just changed: `all` of it for a while after `question` changes, the `list` of moves after `path` does.
 */
export function settled(question: () => string, path: () => string) {
  let all = $state(false)
  let list = $state(false)

  let first = true
  $effect(() => {
    question()
    // The first question was there when the page came.
    if (first) return void (first = false)
    all = true
    const timer = setTimeout(() => (all = false), SETTLES)
    return () => clearTimeout(timer)
  })
  let before = ''
  $effect(() => {
    const now = path()
    if (now === before) return
    before = now
    list = true
    const timer = setTimeout(() => (list = false), SETTLES)
    return () => clearTimeout(timer)
  })

  return {
    get all() {
      return all
    },
    get list() {
      return list
    },
  }
}
