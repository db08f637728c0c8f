import { monthWords, weekdayWords } from '#domain/listing/calendar-words.ts'
import type { DayPart } from '#domain/listing/listing-state.ts'
import { normalize, typedWords } from '#domain/text/search-words.ts'
import { countOf, noParty, type Party } from '#domain/visit/visit.ts'

/** A question to the search: its words, and what the rest of it says about time and party. */
export interface Meanings {
  /** Children come: only what admits everybody. */
  allAges: boolean
  dayParts: DayPart[]
  isByWhatsapp: boolean
  /** The cheapest is asked for; null says nothing of the order. */
  order: 'price' | null
  party: Party
  /** The words that are left, as they were typed. */
  text: string
  /** As the filter of days has it; null says nothing. */
  when: string | null
}

type Meaning = Partial<Pick<Meanings, 'allAges' | 'dayParts' | 'isByWhatsapp' | 'order' | 'when'>> & {
  party?: Partial<Party>
}

const today = { when: 'today' } as const
const tomorrow = { when: 'tomorrow' } as const
const morning: Meaning = { dayParts: ['morning'] }
const afternoon: Meaning = { dayParts: ['afternoon'] }
const evening: Meaning = { dayParts: ['evening'] }

/** Phrases of all five languages, without accents. Each stands for filters of a list. */
const phrases: readonly [Meaning, string][] = [
  [today, 'hoy, today, heute, aujourd hui, aujourdhui, hoje'],
  [
    { ...today, ...morning },
    'esta manana, hoy por la manana, this morning, heute morgen, heute vormittag, ce matin'
  ],
  [
    { ...today, ...afternoon },
    'esta tarde, hoy por la tarde, this afternoon, heute nachmittag, cet apres midi, hoje a tarde'
  ],
  [
    { ...today, ...evening },
    'esta noche, hoy por la noche, tonight, this evening, heute abend, heute nacht, ce soir, cette nuit, esta noite, hoje a noite'
  ],
  [tomorrow, 'manana, tomorrow, morgen, demain, amanha'],
  [
    { ...tomorrow, ...morning },
    'manana por la manana, tomorrow morning, morgen fruh, morgen vormittag, demain matin, amanha de manha'
  ],
  [
    { ...tomorrow, ...afternoon },
    'manana por la tarde, tomorrow afternoon, morgen nachmittag, demain apres midi, amanha a tarde'
  ],
  [
    { ...tomorrow, ...evening },
    'manana por la noche, tomorrow night, tomorrow evening, morgen abend, demain soir, amanha a noite'
  ],
  [morning, 'por la manana, de manha'],
  [{ when: 'week' }, 'esta semana, this week, diese woche, cette semaine'],
  [{ when: 'weekend' }, 'fin de semana, finde, weekend, wochenende, week end, fim de semana'],
  [
    { allAges: true },
    'con ninos, con nino, con hijos, con peques, apto para ninos, with kids, with children, with a child, for kids, for children, mit kindern, mit kind, fur kinder, avec enfants, avec des enfants, avec les enfants, pour enfants, com criancas, com filhos, para criancas, para ninos'
  ],
  [{ isByWhatsapp: true }, 'whatsapp, por whatsapp, by whatsapp, per whatsapp, par whatsapp, via whatsapp'],
  [
    { order: 'price' },
    'barato, barata, mas barato, mas barata, cheap, cheapest, gunstig, gunstigste, billig, billigste, pas cher, moins cher, mais barato, mais barata'
  ],
  [
    { party: { isCarFree: true } },
    'sin coche, sin carro, without a car, without car, no car, car free, ohne auto, autofrei, sans voiture, sem carro'
  ]
]

/** Monday to Sunday, in all languages. */
const weekdayNames = [
  'lunes, monday, montag, lundi, segunda feira',
  'martes, tuesday, dienstag, mardi, terca feira',
  'miercoles, wednesday, mittwoch, mercredi, quarta feira',
  'jueves, thursday, donnerstag, jeudi, quinta feira',
  'viernes, friday, freitag, vendredi, sexta feira',
  'sabado, saturday, samstag, sonnabend, samedi',
  'domingo, sunday, sonntag, dimanche'
]

/** January to December, in all languages. */
const monthNames = [
  'enero, january, januar, janvier, janeiro',
  'febrero, february, februar, fevrier, fevereiro',
  'marzo, march, marz, maerz, mars, marco',
  'abril, april, avril',
  'mayo, may, mai, maio',
  'junio, june, juni, juin, junho',
  'julio, july, juli, juillet, julho',
  'agosto, august, aout',
  'septiembre, september, septembre, setembro',
  'octubre, october, oktober, octobre, outubro',
  'noviembre, november, novembre, novembro',
  'diciembre, december, dezember, decembre, dezembro'
]

/** These are also other words: they name a month only after one of `introducing`. */
const ambiguousMonths = new Set(['may', 'march', 'mars', 'mai', 'marco'])

/** Words before a day or month that belong to it. */
const introducing = new Set(
  'el los este proximo en on this next in am im diesen le ce no na em neste'.split(' ')
)

/** After one of these a day or month is part of a name: the crosses of May. */
const naming = new Set(['de', 'del', 'of', 'du', 'da', 'do', 'von', 'des'])

const meaningByPhrase = new Map<string, Meaning>([
  ...phrases.flatMap(([meaning, list]) => list.split(', ').map(phrase => [phrase, meaning] as const)),
  ...weekdayNames.flatMap((list, index) => calendarPhrases(list, weekdayWords[index])),
  ...monthNames.flatMap((list, index) => calendarPhrases(list, monthWords[index]))
])
const longestPhrase = Math.max(...[...meaningByPhrase.keys()].map(phrase => phrase.split(' ').length))

const numbers: readonly (readonly [number, string])[] = [
  [1, 'uno una one eins ein une um uma'],
  [2, 'dos two zwei deux dois duas'],
  [3, 'tres three drei trois'],
  [4, 'cuatro four vier quatre quatro'],
  [5, 'cinco five funf cinq'],
  [6, 'seis six sechs']
]
const numberByWord = new Map(
  numbers.flatMap(([number, words]) => words.split(' ').map(word => [word, number] as const))
)
const forWords = new Set(['para', 'for', 'fur', 'pour'])
const adultWords = new Set(
  'personas persona adultos adulto people persons adults adult personen person erwachsene personnes personne adultes adulte pessoas pessoa'.split(
    ' '
  )
)
const childWords = new Set(
  'ninos nino kids kid children child kinder kind enfants enfant criancas crianca'.split(' ')
)

/**
 * Takes out of a question what it says about time, party and car (specification, section 2, leaves these to the filters of a list).
 * Any text is fine: what is not understood stays in `text`.
 */
export function readMeanings(question: string): Meanings {
  const typed = typedWords(question)
  const words = typed.map(normalize)
  const read: Meanings = {
    allAges: false,
    dayParts: [],
    isByWhatsapp: false,
    order: null,
    party: noParty,
    text: question.trim(),
    when: null
  }
  const left: string[] = []
  let understood = 0
  for (let at = 0; at < words.length;) {
    const known = meaningAt(words, at)
    if (known === null) {
      left.push(typed[at] ?? '')
      at += 1
      continue
    }
    read.allAges ||= known.meaning.allAges ?? false
    read.dayParts = known.meaning.dayParts ?? read.dayParts
    read.isByWhatsapp ||= known.meaning.isByWhatsapp ?? false
    read.order = known.meaning.order ?? read.order
    read.when = known.meaning.when ?? read.when
    read.party = { ...read.party, ...known.meaning.party }
    understood += 1
    at += known.length
  }
  return understood === 0 ? read : withRest(read, readMeanings(left.join(' ')))
}

/** Adds the meanings of words that stand together only now: «2 adultos» of «2 hoy adultos». Reading the rest once more adds nothing. */
function withRest(read: Meanings, rest: Meanings): Meanings {
  return {
    allAges: rest.allAges || read.allAges,
    dayParts: rest.dayParts.length > 0 ? rest.dayParts : read.dayParts,
    isByWhatsapp: rest.isByWhatsapp || read.isByWhatsapp,
    order: rest.order ?? read.order,
    party: {
      adults: rest.party.adults || read.party.adults,
      ages: [],
      children: rest.party.children || read.party.children,
      isCarFree: rest.party.isCarFree || read.party.isCarFree
    },
    text: rest.text,
    when: rest.when ?? read.when
  }
}

function meaningAt(words: readonly string[], at: number): { length: number; meaning: Meaning } | null {
  const introduction = introducing.has(words[at] ?? '') ? 1 : 0
  for (const skipped of introduction === 1 ? [0, 1] : [0]) {
    const from = at + skipped
    const found = phraseAt(words, from) ?? partyAt(words, from)
    if (found !== null && (skipped === 0 || isCalendar(found.meaning))) {
      return { ...found, length: found.length + skipped }
    }
  }
  return null
}

function phraseAt(words: readonly string[], at: number): { length: number; meaning: Meaning } | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const meaning = meaningByPhrase.get(phrase)
    if (meaning === undefined) continue
    const before = words[at - 1] ?? ''
    if (isCalendar(meaning) && naming.has(before)) return null
    if (ambiguousMonths.has(phrase) && !introducing.has(before)) return null
    return { length, meaning }
  }
  return null
}

/** «2 adultos», «para dos», «3 Kinder». A number alone means nothing. */
function partyAt(words: readonly string[], at: number): { length: number; meaning: Meaning } | null {
  const opening = forWords.has(words[at] ?? '') ? 1 : 0
  const number = words[at + opening] ?? ''
  const count = countOf(number) || (numberByWord.get(number) ?? 0)
  if (count === 0) return null
  const noun = words[at + opening + 1] ?? ''
  if (childWords.has(noun)) return { length: opening + 2, meaning: { party: { children: count } } }
  if (adultWords.has(noun)) return { length: opening + 2, meaning: { party: { adults: count } } }
  const next = at + opening + 1
  const isWhole = next === words.length || phraseAt(words, next) !== null
  return opening === 1 && isWhole ? { length: 2, meaning: { party: { adults: count } } } : null
}

function isCalendar({ when }: Meaning): boolean {
  return when !== undefined && when !== null && !['today', 'tomorrow', 'week'].includes(when)
}

function calendarPhrases(list: string, when = ''): (readonly [string, Meaning])[] {
  return list.split(', ').map(phrase => [phrase, { when }] as const)
}

/** Returns true where normalised words begin a time or «without a car». */
export function isMeaningBegun(text: string): boolean {
  return [...meaningByPhrase.keys()].some(phrase => phrase.startsWith(text))
}
