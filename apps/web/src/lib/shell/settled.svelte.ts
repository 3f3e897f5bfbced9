/** For how long a control that has just appeared takes no click, in milliseconds: longer than a double click. */
const SETTLES = 400

/**
 * Whether what is on the screen has just changed. `question` and `path` return texts that change whenever what can be clicked does.
 * Made by a component.
 */
export class Settling {
  /** The question is new. */
  all = $state(false)
  /** The list of moves is new. */
  list = $state(false)

  constructor(question: () => string, path: () => string) {
    let first = true
    $effect(() => {
      question()
      // The first question is there before the page can be pressed.
      if (first) return void (first = false)
      this.all = true
      const timer = setTimeout(() => (this.all = false), SETTLES)
      return () => clearTimeout(timer)
    })
    let before = ''
    $effect(() => {
      const now = path()
      if (now === before) return
      before = now
      this.list = true
      const timer = setTimeout(() => (this.list = false), SETTLES)
      return () => clearTimeout(timer)
    })
  }
}
