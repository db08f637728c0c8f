import { dayPartAt } from '#domain/listing/filters/day-part.ts'
import type { DayPart } from '#domain/listing/listing-state.ts'
import { isEmptyWord } from '#domain/text/search-words.ts'

/** An hour at the beginning of some words. */
interface ClockTime {
  dayPart: DayPart
  /** How many of the words say it. */
  length: number
}

const part = (name: string, text: string) => `(?<${name}>${text})`
/** «a las seis»: after these a number is an hour, even alone. */
const strong =
  '(?:(?:a|para|sobre|desde|hacia|a partir de) las|a la(?= una )|at|by|um|gegen|as|pelas|vers|a partir das)'
/** «ab 18 Uhr»: after these it is one only where something else says so. */
const weak = '(?:a|ab|bis|from|until|around|about|de|des|a partir de|las)'
const spokenHours = 'una|dos|tres|cuatro|cinco|seis|one|two|three|four|five|six'
const number = `(?:${part('hours', '[01]?\\d|2[0-3]')}|${part('spoken', spokenHours)})`
const unit = part('unit', 'h|hs|horas?|heures?|uhr')
const minutes = `(?:${part('minutes', '[0-5]\\d')}(?: ?(?:h|uhr|horas?))?)`
const am =
  'am|a m|de la manana|da manha|du matin|in the morning|morgens|vormittags|am (?:morgen|vormittag)|fruh'
const pm =
  'pm|p m|de la (?:tarde|noche)|da (?:tarde|noite)|de l apres midi|du soir|in the (?:afternoon|evening)|at night|nachmittags|abends|am (?:nachmittag|abend)'
const half = `(?: ?(?:${part('am', am)}|${part('pm', pm)}))`
const clockTime = new RegExp(
  `^(?:${part('strong', strong)} |${part('weak', weak)} )?${number}(?: ?${unit})?(?: ?${minutes})?(?: o clock| en punto)?${half}?(?= |$)`
)

/** With «h» alone an earlier hour is a duration: «a 2 h de Sevilla». */
const earliestAfterWord = 8
const earliestAlone = 13
/** Nothing begins at five in the morning: an earlier hour without «am» or «Uhr» is one of the afternoon. */
const earliestMorning = 8
const halfDay = 12

/** Reads an hour, «a las 18:00», «6 pm», «um 18 Uhr», as the part of the day in which it lies; null where the words do not begin with one. */
export function clockTimeAt(words: readonly string[]): ClockTime | null {
  const found = clockTime.exec(words.join(' '))
  if (!found?.groups) return null
  const { hours, spoken = '' } = found.groups
  const hour = hours === undefined ? (spokenHours.split('|').indexOf(spoken) % 6) + 1 : Number(hours)
  const length = found[0].split(' ').length
  if (!isSaid(found.groups, hour, words.slice(length))) return null
  return { dayPart: dayPartAt(60 * hourOfDay(found.groups, hour)), length }
}

type Said = Readonly<Record<string, string | undefined>>

/** Whether a number with what stands around it is an hour, and no count, age or duration. */
function isSaid(
  { am, hours, minutes, pm, strong, unit, weak }: Said,
  hour: number,
  after: readonly string[]
) {
  if (am ?? pm) return true
  if (hours === undefined) return strong !== undefined && after.length === 0
  if (unit === 'uhr' || minutes !== undefined) return true
  if (unit !== undefined) return hour >= ((strong ?? weak) ? earliestAfterWord : earliestAlone)
  return strong !== undefined && (hour >= earliestAlone || isEmptyWord(after[0] ?? 'a'))
}

function hourOfDay({ am, hours = '', minutes, pm, unit }: Said, hour: number): number {
  if (am !== undefined) return hour % halfDay
  if (pm !== undefined) return hour < halfDay ? hour + halfDay : hour
  const is24Hours = unit !== undefined || hours.startsWith('0') || (minutes !== undefined && hour >= 6)
  return is24Hours || hour >= earliestMorning ? hour : hour + halfDay
}
