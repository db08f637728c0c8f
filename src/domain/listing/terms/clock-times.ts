import { dayPartAt } from '#domain/listing/filters/day-part.ts'
import type { DayPart } from '#domain/listing/listing-state.ts'
import { isEmptyWord } from '#domain/text/search-words.ts'
import { partAt } from './phrases.ts'

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
export function clockTimeAt(words: readonly string[]): ClockTime | null {
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
