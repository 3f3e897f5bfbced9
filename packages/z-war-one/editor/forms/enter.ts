/** Goes to the first field of a part of a form. What is in it is selected, so that typing takes its place. */
export function enter(part: Element): void {
  const field = part.querySelector<HTMLElement>('input, select, textarea, button, summary')
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
