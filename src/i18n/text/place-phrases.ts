import type { Language } from '#domain/text/locale.ts'

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
