import { monthWords, weekdayWords } from '#domain/listing/calendar-words.ts'
import type { DayPart } from '#domain/listing/listing-state.ts'
import { isEmptyWord, normalize, typedWords } from '#domain/text/search-words.ts'
import { countOf, noParty, type Party } from '#domain/visit/visit.ts'
import { type Meaning, partAt, phrasesAt } from './phrases.ts'
import { dayPartAt } from '#domain/listing/filters/day-part.ts'

/** An hour at the beginning of some words. */
interface ClockTime {
  dayPart: DayPart
  /** How many of the words say it. */
  length: number
}

const spokenHours = 'una dos tres cuatro cinco seis one two three four five six'.split(' ')

/**
 * Its groups: words after which a number is an hour («a las», «um»), words after which it is one where something else says so («ab»), the hour in
 * figures, the hour in letters, «h» or «Uhr», the minutes, and «am» or «pm».
 */
const clockTime = new RegExp(
  '^(?:((?:a|para|sobre|desde|hacia) las|a la|at|um|gegen|as|pelas|vers) |(a|ab|bis|from|until|desde|de) )?' +
    `(?:([01]?\\d|2[0-3])|(${spokenHours.join('|')}))` +
    '(?: ?(hs?|horas?|heures?|uhr))?(?: ?([0-5]\\d)(?: ?h| uhr)?)?(?: ?([ap]) ?m)?(?= |$)'
)

/** With «h» alone an earlier hour is a duration: «a 2 h de Sevilla». */
const earliestAfterWord = 8
const earliestAlone = 13
/** Nothing begins at five in the morning: an earlier hour without «am» or «Uhr» is one of the afternoon. */
const earliestMorning = 8
const halfDay = 12

/** Reads an hour, «a las 18:00», «6 pm», «um 18 Uhr», as the part of the day in which it lies; null where the words do not begin with one. */
function clockTimeAt(words: readonly string[]): ClockTime | null {
  const [text = '', strong, weak, figures = '', spoken = '', unit, minutes, half] =
    clockTime.exec(words.join(' ')) ?? []
  if (text === '') return null
  const clockLength = text.split(' ').length
  const after = words.slice(clockLength)
  const named = half === undefined ? partAt(after, true) : null
  // «una noche» is no hour, but «9 de la noche» and «9 Uhr abends» are.
  const part = (named?.length ?? 0) > 1 || after[0]?.endsWith('s') ? named : null
  const hour = figures === '' ? (spokenHours.indexOf(spoken) % 6) + 1 : Number(figures)
  const isAfternoon = half === 'p' || (part !== null && part.meaning.dayParts?.[0] !== 'morning')
  const isHalfSaid = half !== undefined || part !== null

  const isSaid = () => {
    if (isHalfSaid || unit === 'uhr' || minutes !== undefined) return true
    if (spoken !== '') return strong !== undefined && after.length === 0
    if (unit !== undefined) return hour >= ((strong ?? weak) ? earliestAfterWord : earliestAlone)
    return strong !== undefined && (hour >= earliestAlone || after.slice(0, 1).every(isEmptyWord))
  }
  if (!isSaid()) return null
  const is24Hours = unit !== undefined || figures.startsWith('0') || hour >= earliestMorning
  const isLater = isHalfSaid ? isAfternoon && hour < halfDay : !is24Hours
  return {
    dayPart: dayPartAt(60 * (isLater ? hour + halfDay : hour)),
    length: clockLength + (part?.length ?? 0)
  }
}

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

interface Known {
  length: number
  meaning: Meaning
}

/** These are also other words: they name a month only after a word that belongs to a time. */
const ambiguousMonths = /^(?:may|march|mars|mai|marco)$/

/** It is Christmas alone or after an article, but «casa natal» is where somebody was born. */
const ambiguousChristmas = 'natal'

/** Words before a time that belong to it, beside articles and the like: «dieses»; the last ones mean the one after this. */
const beforeTime =
  /^(?:est[ae]|this|diese[mns]?|ce|cette|nest[ae]|fur|(proxim[ao]|next|coming|nachste[ns]|kommende[ns]|prochain))$/
const maxBefore = 3

/** After one of these a weekday or month is part of a name: the crosses of May. */
const naming = /^(?:del?|of|d[uao]|von|des)$/

/** Good Friday is a day of the year, as Palm Sunday is. */
const holyAfter = /^(?:sant[oa]|saint|de (?:ramos|resurreccion|pa(?:scua|ques|scoa))) /
const holyBefore = /^(?:good|easter|palm)$/

/** Words after a time that belong to it: «samedi prochain». */
const afterTime = /^(?:que (?:viene|vem)|prochain|proximo)(?= |$)/

/** «Samstagabend» is two words. */
const joinedDay = /(tag|woch)(morgen|vormittag|nachmittag|abend|nacht)$/i

/** From one on. */
const numbers = [
  'un uno una one eins ein une um uma',
  'dos two zwei deux dois duas',
  'tres three drei trois',
  'cuatro four vier quatre quatro',
  'cinco five funf cinq',
  'seis six sechs'
].map(words => words.split(' '))
const withOrFor = /^(?:con|para|with|for|mit|fur|avec|pour|com)$/
const owners = /^(?:mis|nuestros|our|meinen|unseren|mes|meus)$/
const adultWords =
  /^(?:personas?|adultos?|people|persons?|adults?|personen|erwachsene|personnes?|adultes?|pessoas?)$/
const childWords =
  /^(?:nin[oa]s?|hij[oa]s?|peques|kids?|child|children|kind|kindern?|enfants?|criancas?|filhos)$/

/**
 * Takes out of a question what it says about time, party and car (specification, section 2, leaves these to the filters of a list).
 * Any text is fine: what is not understood stays in `text`.
 */
export function readMeanings(question: string): Meanings {
  const nothing: Meanings = {
    allAges: false,
    dayParts: [],
    isByWhatsapp: false,
    order: null,
    party: noParty,
    text: question.trim(),
    when: null
  }
  return readMore(question, nothing)
}

/** Reads the rest again after each meaning: words may stand together only then, «2 adultos» of «2 hoy adultos». */
function readMore(question: string, before: Meanings): Meanings {
  const typed = typedWords(question).flatMap(word => word.replace(joinedDay, '$1 $2').split(' '))
  const words = typed.map(normalize)
  let read = before
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const known = meaningAt(words, at)
    if (known === null) left.push(typed[at] ?? '')
    else read = { ...read, ...known.meaning, party: { ...read.party, ...known.meaning.party } }
    at += known?.length ?? 1
  }
  if (read === before) return before
  // Articles that are left alone say nothing.
  const text = left.every(word => isEmptyWord(normalize(word))) ? '' : left.join(' ')
  return readMore(text, { ...read, text })
}

function meaningAt(words: readonly string[], at: number): Known | null {
  const direct =
    hourAt(words, at) ??
    partOfDayAt(words, at) ??
    phraseAt(words, at) ??
    childrenAt(words, at) ??
    partyAt(words, at)
  if (direct !== null) return direct
  let isNext = false
  for (let from = at; from < at + maxBefore && isBefore(words[from]); from++) {
    isNext ||= beforeTime.exec(words[from] ?? '')?.[1] !== undefined
    const found = phraseAt(words, from + 1, isNext)
    if (found?.meaning.when !== undefined) return { ...found, length: found.length + from + 1 - at }
  }
  return null
}

/** «a las 18:00» */
function hourAt(words: readonly string[], at: number): Known | null {
  const found = clockTimeAt(words.slice(at))
  return found && { length: found.length, meaning: { dayParts: [found.dayPart] } }
}

function isBefore(word = ''): boolean {
  return isEmptyWord(word) || beforeTime.test(word)
}

function phraseAt(words: readonly string[], at: number, isNext = false): Known | null {
  const before = words[at - 1] ?? ''
  for (const { length, meaning, phrase } of phrasesAt(words.slice(at))) {
    if (isNamed(meaning) && (naming.test(before) || isHoly(before, words.slice(at + length)))) return null
    if (ambiguousMonths.test(phrase) && !isBefore(before)) return null
    if (phrase === ambiguousChristmas && words.length > 1 && !isBefore(before)) return null
    return meaning.when === undefined
      ? { length, meaning }
      : timeAt(words.slice(at), { length, meaning }, isNext)
  }
  return partAt(words.slice(at), false)
}

/** «la mañana del sábado» */
function partOfDayAt(words: readonly string[], at: number): Known | null {
  const part = partAt(words.slice(at), true)
  const end = at + (part?.length ?? 0)
  const day = naming.test(words[end] ?? '') && phraseAt(words.slice(end + 1), 0)
  return part && day && isNamed(day.meaning)
    ? { length: part.length + 1 + day.length, meaning: { ...day.meaning, ...part.meaning } }
    : null
}

function isHoly(before: string, after: readonly string[]): boolean {
  return holyBefore.test(before) || holyAfter.test(`${after.join(' ')} `)
}

/** A time with what follows it: «viernes noche», «samedi prochain». */
function timeAt(words: readonly string[], { length, meaning }: Known, isNext: boolean): Known {
  const after = afterTime.exec(words.slice(length).join(' '))?.[0].split(' ').length ?? 0
  const isNextWeekend = meaning.when === 'weekend' && (isNext || after > 0)
  const part = partAt(words.slice(length + after), true)
  return {
    length: length + after + (part?.length ?? 0),
    meaning: { ...meaning, ...part?.meaning, ...(isNextWeekend && { when: 'nextWeekend' }) }
  }
}

/** «con los niños», «with our kids» */
function childrenAt(words: readonly string[], at: number): Known | null {
  const [opening = '', ...rest] = words.slice(at)
  const noun = rest.findIndex(word => !isEmptyWord(word) && !owners.test(word))
  return withOrFor.test(opening) && childWords.test(rest[noun] ?? '')
    ? { length: noun + 2, meaning: { allAges: true } }
    : null
}

/** «2 adultos», «para dos», «y 3 Kinder». A number alone means nothing. */
function partyAt(words: readonly string[], at: number): Known | null {
  const first = words[at] ?? ''
  const isFor = withOrFor.test(first)
  const opening = countFrom(first) === 0 && (isFor || isEmptyWord(first)) ? 1 : 0
  const [number = '', noun = ''] = words.slice(at + opening)
  const count = countFrom(number)
  if (count === 0) return null
  const length = opening + 2
  if (childWords.test(noun)) return { length, meaning: { party: { children: count } } }
  const party = { adults: count }
  if (adultWords.test(noun)) return { length, meaning: { party } }
  const isWhole = noun === '' || phraseAt(words, at + length - 1) !== null
  return isFor && isWhole ? { length: 2, meaning: { party } } : null
}

function countFrom(word: string): number {
  return countOf(word) || numbers.findIndex(names => names.includes(word)) + 1
}

/** Whether it is a weekday or a month. */
function isNamed({ when = '' }: Meaning): boolean {
  return weekdayWords.includes(when) || monthWords.includes(when)
}
