import type { StudioTexts } from '#studio/texts.ts'

/** Who pays, in the words of people; one that the site does not know is called as it is written. */
export function audienceName(audience: string, { audiences }: Pick<StudioTexts, 'audiences'>): string {
  const names: Readonly<Record<string, string>> = audiences
  return names[audience] ?? audience
}
