import { createInstance, type TFunction } from 'i18next'
import { isLanguage, type Language, languages, perLanguage } from '#domain/text/locale.ts'
import { documents, type LongText, type LongTextName, messages } from './messages.ts'

type Phrases = Partial<Record<Language, { coast: string; town: string }>>

/** Prepositions before a place. A coast takes an article, and in German and English another preposition than a town. */
const phrases = {
  in: {
    de: { coast: 'an der', town: 'in' },
    en: { coast: 'on the', town: 'in' },
    es: { coast: 'en la', town: 'en' },
    pt: { coast: 'na', town: 'em' }
  },
  of: {
    en: { coast: 'of the', town: 'of' },
    es: { coast: 'de la', town: 'de' },
    pt: { coast: 'da', town: 'de' }
  }
} satisfies Record<string, Phrases>

/**
 * A place as its texts ask for it: «Experiencias {{province, in}}», «Cartel ilustrado {{province, of}}». Languages without a preposition
 * here write the bare name: French puts the place before a colon.
 */
export const placePhrases = { in: phraseOf(phrases.in), of: phraseOf(phrases.of) }

function phraseOf(words: Phrases): (place: string, language: Language) => string {
  return (place, language) => {
    const before = words[language]
    if (!before) return place
    return `${isCoast(place) ? before.coast : before.town} ${place}`
  }
}

/** The coasts of the region have Spanish names in every language: Costa del Sol, Costa de la Luz. */
function isCoast(place: string): boolean {
  return place.startsWith('Costa ')
}

export type Translator = TFunction<'messages'>

const maxRemembered = 5000

const i18n = createInstance()
// Ready when it returns: nothing that imports this has to wait, which a program that `require`s the functions could not.
void i18n.init({
  defaultNS: 'messages',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  lng: 'es',
  ns: ['messages'],
  parseMissingKeyHandler: key => {
    throw new Error(`No text for the key «${key}»`)
  },
  resources: Object.fromEntries(languages.map(language => [language, { messages: messages[language] }])),
  supportedLngs: languages
})
for (const [name, phrase] of Object.entries(placePhrases)) {
  i18n.services.formatter?.add(name, (place, language = '') =>
    isLanguage(language) ? phrase(String(place), language) : String(place)
  )
}

const translators = perLanguage(remembering)

/**
 * i18next looks every text up anew, which is the dearest thing on a page. What was asked with the same values before has the same
 * answer; a fresh start now and then keeps those with the values of single experiences from piling up.
 */
function remembering(language: Language): Translator {
  const plain = new Map<string, string>()
  const withValues = new Map<string, string>()
  return new Proxy(i18n.getFixedT(language, 'messages'), {
    apply(translate, self, given) {
      const isPlain = given.length === 1
      const known = isPlain ? plain : withValues
      const question = isPlain ? String(given[0]) : JSON.stringify(given)
      let answer = known.get(question)
      if (answer === undefined) {
        if (withValues.size === maxRemembered) withValues.clear()
        answer = String(Reflect.apply(translate, self, given))
        known.set(question, answer)
      }
      return answer
    }
  })
}

/** The texts of the interface in a language. A key that does not exist is a type error, and throws if it is reached all the same. */
export function translator(language: Language): Translator {
  return translators[language]
}

/** A long text such as the terms, with the data of the business filled in. */
export function longText(language: Language, name: LongTextName, values: Record<string, string>): LongText {
  const { description, lead, sections, title } = documents[language][name]
  const fill = (text: string) => i18n.services.interpolator.interpolate(text, values, language, {})
  return {
    description: fill(description),
    lead: fill(lead),
    sections: sections.map(section => ({
      id: section.id,
      items: section.items.map(fill),
      paragraphs: section.paragraphs.map(fill),
      title: fill(section.title)
    })),
    title: fill(title)
  }
}
