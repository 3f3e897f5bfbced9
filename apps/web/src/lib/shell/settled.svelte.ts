/** So long a control that has just appeared takes no click, in milliseconds: longer than the two clicks of a double click are apart. */
const SETTLES = 400

/**
 * Whether what is on the screen has just changed: all of it when `question` does, the list of moves when `path` does.
 * Both are texts that change whenever what may be clicked does.
 */
export function settled(question: () => string, path: () => string) {
  let all = $state(false)
  let list = $state(false)

  let first = true
  $effect(() => {
    question()
    // What the page begins with was there before.
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
