import { monthWords, weekdayWords } from '#domain/listing/calendar-words.ts'
import type { DayPart } from '#domain/listing/listing-state.ts'
import { languages } from '#domain/text/locale.ts'
import { normalize, wordsOf } from '#domain/text/search-words.ts'
import type { Party } from '#domain/visit/visit.ts'

/** Filters of a list that some words stand for. */
export interface Meaning {
  allAges?: boolean
  dayParts?: DayPart[]
  isByWhatsapp?: boolean
  order?: 'price'
  party?: Partial<Party>
  when?: string
}

const today = { when: 'today' }
const morning: Meaning = { dayParts: ['morning'] }
const afternoon: Meaning = { dayParts: ['afternoon'] }
const evening: Meaning = { dayParts: ['evening'] }

/** Phrases of all five languages, without accents. Each stands for filters of a list. */
const phrases: readonly [Meaning, string][] = [
  [today, 'hoy, today, heute, aujourd hui, aujourdhui, hoje'],
  [{ ...today, ...morning }, 'esta manana, this morning, ce matin'],
  [{ ...today, ...afternoon }, 'esta tarde, this afternoon, cet apres midi'],
  [{ ...today, ...evening }, 'esta noche, tonight, this evening, ce soir, cette nuit, esta noite'],
  [{ when: 'tomorrow' }, 'manana, tomorrow, morgen, demain, amanha'],
  [
    { when: 'afterTomorrow' },
    'pasado manana, day after tomorrow, ubermorgen, apres demain, depois de amanha'
  ],
  [{ when: 'week' }, 'esta semana, this week, diese woche, cette semaine'],
  [
    { when: 'nextWeek' },
    'proxima semana, semana que viene, next week, nachste woche, semaine prochaine, semana que vem'
  ],
  [{ when: 'weekend' }, 'fin de semana, finde, weekend, wochenende, week end, fim de semana'],
  [{ allAges: true }, 'apto para ninos, criancas'],
  [{ isByWhatsapp: true }, 'whatsapp, por whatsapp, by whatsapp, per whatsapp, par whatsapp'],
  [
    { order: 'price' },
    'barato, barata, mas barato, mas barata, cheap, cheapest, gunstig, gunstigste, billig, billigste, pas cher, moins cher, mais barato, mais barata'
  ],
  [
    { party: { adults: 2 } },
    'en pareja, en parejas, para parejas, con mi pareja, con pareja, pareja, parejas, as a couple, for couples, for a couple, couples, als paar, fur paare, zu zweit, en couple, pour couples, en amoureux, a deux, em casal, para casais'
  ],
  [
    { when: 'diciembre' },
    'navidad, navidades, christmas, xmas, weihnachten, weihnachtszeit, noel, natal, no natal, pelo natal, neste natal, este natal'
  ],
  [
    { party: { isCarFree: true } },
    'sin coche, sin carro, without a car, without car, no car, car free, ohne auto, autofrei, sans voiture, sem carro'
  ]
]

/** Other names than those that `Intl` has. */
const otherNames: readonly [Meaning, string][] = [
  [{ when: 'sabado' }, 'sonnabend'],
  [{ when: 'marzo' }, 'maerz']
]

const meaningByPhrase = new Map<string, Meaning>([
  ...listed(phrases),
  ...listed(otherNames),
  // The first of June 2026 is a Monday.
  ...named(weekdayWords, { weekday: 'long' }, index => Date.UTC(2026, 5, 1 + index)),
  ...named(monthWords, { month: 'long' }, index => Date.UTC(2026, index))
])
const longestPhrase = 4

const parts = [morning, afternoon, evening]
/** Its groups are in the order of `parts`. */
const partOfDay =
  /^(?:(?:por|pela|a|in|at|am|au|le?|la|the|d[aeu]) ){0,2}(?:(manana|morning|morgen|fruh|morgens|vormittags?|matin|manha)|(tarde|afternoon|nachmittags?|apres midi)|(noche|night|evening|abends?|nachts?|soir|nuit|noite))(?= |$)/
/** Without one of these or a day, a part of the day is another word: «noche de estrellas», «mañana». */
const partAlone = /^(?:por|pela|in|at|am|le?|la(?= manana)|de(?= manha)|a(?= tarde| noite)) /

/** In shorter words a last letter s is their own: «mayos» are songs. */
const shortestPlural = 7

/** The meanings at the beginning of some normalised words, the longest phrase first. */
export function* phrasesAt(
  words: readonly string[]
): Iterable<{ length: number; meaning: Meaning; phrase: string }> {
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const phrase = words.slice(0, length).join(' ')
    const singular = phrase.length < shortestPlural ? phrase : phrase.replace(/s$/, '')
    const meaning = meaningByPhrase.get(phrase) ?? meaningByPhrase.get(singular)
    if (meaning !== undefined) yield { length, meaning, phrase }
  }
}

/** The part of the day at the beginning of words, also of those that follow a day: «viernes noche». */
export function partAt(
  words: readonly string[],
  isAfterDay: boolean
): { length: number; meaning: Meaning } | null {
  const after = words.join(' ')
  const [text = '', ...named] = (isAfterDay || partAlone.test(after) ? partOfDay.exec(after) : null) ?? []
  const meaning = parts[named.findIndex(part => part !== undefined)]
  return meaning === undefined ? null : { length: text.split(' ').length, meaning }
}

/** Returns true where normalised words begin a time or «without a car». */
export function isMeaningBegun(text: string): boolean {
  return [...meaningByPhrase.keys()].some(phrase => phrase.startsWith(text))
}

function listed(lists: readonly (readonly [Meaning, string])[]): (readonly [string, Meaning])[] {
  return lists.flatMap(([meaning, list]) => list.split(', ').map(phrase => [phrase, meaning] as const))
}

/** Weekdays or months in all languages. */
function named(
  words: readonly string[],
  options: Intl.DateTimeFormatOptions,
  momentOf: (index: number) => number
): (readonly [string, Meaning])[] {
  return languages.flatMap(language => {
    const names = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return words.map(
      (when, index) => [wordsOf(normalize(names.format(momentOf(index)))).join(' '), { when }] as const
    )
  })
}
