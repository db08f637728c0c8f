/** Puts the values in the place of their names in double braces. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (result, [name, value]) => result.replaceAll(`{{${name}}}`, () => String(value)),
    text
  )
}
