import type { Option } from '#domain/data/field-form.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** How people call a value that can be chosen; the value itself where it is a word already. */
export function optionName({ name, value }: Option, { optionNames }: StudioTexts): string {
  const names: Readonly<Record<string, string>> = optionNames
  return name ?? names[value] ?? value
}
