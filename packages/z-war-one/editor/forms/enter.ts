/** Focuses the first field of a part of a form and selects its text. */
export function enter(part: Element): void {
  const field = part.querySelector<HTMLElement>('input, select, textarea, button, summary')
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
