import type { Experience } from '#domain/catalogue/experience.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { type LocalizedText, readIn } from '#domain/text/text.ts'
import { normalize, wordsOf } from '#domain/text/search-words.ts'

type Texts = Pick<
  Experience,
  'descriptionHtml' | 'importantHtml' | 'included' | 'name' | 'notIncluded' | 'steps' | 'tagline'
>

/** A shorter word is the same in many languages. */
const shortestWord = 4
/** A word in another form ends otherwise: Paddeln, Paddel. */
const longestEnding = 2

/**
 * The languages of the site in which each keyword is a foreign word. A document does not say the language of a keyword: it is foreign where a page of this
 * experience does not use it but that of another language does. One that no page uses is foreign nowhere.
 */
export function foreignLanguagesOf(experience: Texts & Pick<Experience, 'keywords'>): Language[][] {
  const shown = languages.map(language => ({ begun: beginningsIn(language, experience), language }))
  return experience.keywords.map(keyword => {
    const words = wordsOf(normalize(keyword)).filter(({ length }) => length >= shortestWord)
    const without = (word: string) => shown.filter(({ begun }) => !begun(stemOf(word)))
    const foreign = words.map(without).filter(({ length }) => length < languages.length)
    return languages.filter(language => foreign.some(each => each.some(other => other.language === language)))
  })
}

function beginningsIn(language: Language, experience: Texts): (stem: string) => boolean {
  const { descriptionHtml, importantHtml, included, name, notIncluded, steps, tagline } = experience
  const texts = [name, tagline, descriptionHtml, importantHtml, ...steps, ...included, ...notIncluded]
  const written = texts.filter((text): text is LocalizedText => text !== null)
  const spaced = ` ${written.flatMap(text => wordsOf(normalize(readIn(language, text).text))).join(' ')}`
  return stem => spaced.includes(` ${stem}`)
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(shortestWord, word.length - longestEnding))
}
