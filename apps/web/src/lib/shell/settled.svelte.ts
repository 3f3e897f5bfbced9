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
    // Derived: what the texts are made of may be made anew and say the same.
    const asked = $derived(question())
    const clicked = $derived(path())
    holdUp(
      () => asked,
      (isNew) => (this.all = isNew),
    )
    holdUp(
      () => clicked,
      (isNew) => (this.list = isNew),
    )
  }
}

// What is there first is there before the page can be pressed.
function holdUp(text: () => string, tell: (isNew: boolean) => void): void {
  let first = true
  $effect(() => {
    text()
    if (first) return void (first = false)
    tell(true)
    const timer = setTimeout(() => tell(false), SETTLES)
    return () => clearTimeout(timer)
  })
}
