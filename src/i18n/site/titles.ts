import type { Experience } from '#domain/catalogue/experience.ts'
import type { Words } from '#i18n/text/words.ts'

/** Characters of a title that search engines show. */
const longestTitle = 65

/** The part of a title before the name of the site: of several forms the first that fits whole. When none fits, the last one, of which most is visible. */
export function fittingTitle({ t }: Pick<Words, 't'>, forms: readonly [string, ...string[]]): string {
  const fits = (title: string) => t('site.titleTemplate', { title }).length <= longestTitle
  return forms.find(fits) ?? forms.at(-1) ?? forms[0]
}

/** A name without what explains it: «Nerja y Maro: acantilado, cueva y pueblo» is «Nerja y Maro». */
export function shortName(name: string): string {
  return /^(.+?)(?:\s*:|,)\s/.exec(name)?.[1] ?? name
}

/** The name, with the municipality where the name does not say it and there is room for it. */
export function experienceTitle(
  words: Words,
  { municipality, name }: Pick<Experience, 'municipality' | 'name'>
): string {
  const plain = words.plain(name)
  if (municipality === null || municipality === '' || plain.includes(municipality)) return plain
  return fittingTitle(words, [words.t('detail.titlePlace', { name: plain, place: municipality }), plain])
}
