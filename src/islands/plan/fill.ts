/** Puts values in the places that the labels of the plan leave for them, in single braces. */
export function fill(label: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, () => value),
    label
  )
}
