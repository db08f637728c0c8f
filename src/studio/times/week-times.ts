import { isContainer, isSame } from '#studio/document/patch.ts'

import type { FieldForm } from '#domain/data/field-form.ts'
import { fieldsIn } from '#studio/form/values.ts'
import { dayOfYearIn } from './season-days.ts'
import {
  cellMinutes,
  clockOf,
  dayMinutes,
  emptyWeek,
  inOrder,
  mergeSpans,
  type PaintedDay,
  type PaintedWeek
} from './week.ts'

/** Which fields of a time say its days, its starts, its hours and its season. */
export interface WeekFields {
  days: string
  /** The seven days, as they are stored. */
  dayNames: readonly string[]
  starts: string
  opens: string
  closes: string
  season: string
  /** Of a season. */
  from: string
  until: string
}

/** How the times of a schema are made up; null for a list that is no week. */
export function weekFieldsOf({ item }: FieldForm): WeekFields | null {
  const named = (control: FieldForm['control']) =>
    item?.fields.filter(field => field.control === control) ?? []
  const [days] = named('choices')
  const [starts] = named('words')
  const [season] = named('group')
  const [opens, closes] = named('line')
  if (!days || !starts || !season || !opens || !closes || days.options.length !== 7) return null
  const [from, until] = season.fields
  if (!from || !until) return null
  return {
    closes: closes.name,
    dayNames: days.options.map(({ value }) => value),
    days: days.name,
    from: from.name,
    opens: opens.name,
    season: season.name,
    starts: starts.name,
    until: until.name
  }
}

/** The weeks that stored times say; null where one of them cannot be painted, such as past midnight or at ten past ten: it is edited as it is stored. */
export function weeksIn(value: unknown, fields: WeekFields): PaintedWeek[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) return null
  let weeks: PaintedWeek[] = []
  for (const item of value) {
    const read = timeIn(item, fields)
    if (read === null) return null
    const { days, season, ...times } = read
    const week = weeks.find(each => isSame(each.season, season)) ?? emptyWeek(season)
    const painted = {
      ...week,
      days: week.days.map((day, index) => (days.includes(index) ? joined(day, times) : day))
    }
    weeks = weeks.includes(week) ? weeks.map(each => (each === week ? painted : each)) : [...weeks, painted]
  }
  return weeks
}

/** The weeks as they are stored: days with the same times together. */
export function storedWeeks(weeks: readonly PaintedWeek[], fields: WeekFields): unknown {
  const items = weeks.flatMap(({ days, season }) => {
    const ofSeason = season === undefined ? {} : { [fields.season]: season }
    const starts = grouped(days.map(day => (day.starts.length > 0 ? [day.starts.map(clockOf)] : [])))
    const open = grouped(days.map(day => day.open.map(([from, until]) => [clockOf(from), clockOf(until)])))
    const named = (indexes: readonly number[]) => indexes.map(index => fields.dayNames[index] ?? '')
    return [
      ...starts.map(({ indexes, value }) => ({
        [fields.days]: named(indexes),
        [fields.starts]: value,
        ...ofSeason
      })),
      ...open.map(({ indexes, value: [opens, closes] }) => ({
        [fields.closes]: closes,
        [fields.days]: named(indexes),
        [fields.opens]: opens,
        ...ofSeason
      }))
    ]
  })
  return items.length === 0 ? undefined : items
}

interface ReadTime extends PaintedDay {
  days: number[]
  season: unknown
}

function timeIn(item: unknown, fields: WeekFields): ReadTime | null {
  if (!isContainer(item) || Array.isArray(item)) return null
  const known = [fields.days, fields.starts, fields.opens, fields.closes, fields.season]
  if (Object.entries(item).some(([name, value]) => !known.includes(name) && value !== undefined)) return null
  const written = fieldsIn(item)
  const days = indexesOf(written[fields.days], fields.dayNames)
  const season = written[fields.season] ?? undefined
  const [starts, opens, closes] = [written[fields.starts], written[fields.opens], written[fields.closes]]
  if (days === null || !isSeason(season, fields)) return null
  if (isNothing(opens) && isNothing(closes) && Array.isArray(starts)) {
    const minutes = starts.map(minutesOf)
    const isPaintable = minutes.length > 0 && minutes.every(minute => minute !== null && minute < dayMinutes)
    return isPaintable ? { days, open: [], season, starts: minutes.filter(minute => minute !== null) } : null
  }
  const [from, until] = [minutesOf(opens), minutesOf(closes)]
  if (!isNothing(starts) || from === null || until === null) return null
  const last = until === 0 ? dayMinutes : until
  return from < last ? { days, open: [[from, last]], season, starts: [] } : null
}

/** All year, or from one day to another, also while they are filled in. */
function isSeason(season: unknown, { from, until }: WeekFields): boolean {
  if (season === undefined) return true
  if (!isContainer(season) || Array.isArray(season)) return false
  const named = Object.keys(season).every(name => name === from || name === until)
  return named && dayOfYearIn(season[from]) !== null && dayOfYearIn(season[until]) !== null
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null
}

function indexesOf(value: unknown, names: readonly string[]): number[] | null {
  if (!Array.isArray(value)) return null
  const indexes = value.map(name => names.indexOf(plain(String(name))))
  return indexes.includes(-1) || indexes.length === 0 ? null : indexes
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Minutes since midnight of a time that is on a half hour. */
function minutesOf(value: unknown): number | null {
  const [, hours, minutes] = typeof value === 'string' ? (/^(\d{1,2}):(\d\d)$/.exec(value.trim()) ?? []) : []
  const total = Number(hours) * 60 + Number(minutes)
  return total % cellMinutes === 0 && Number(minutes) < 60 && total <= dayMinutes ? total : null
}

function joined(day: PaintedDay, { open, starts }: PaintedDay): PaintedDay {
  return {
    open: mergeSpans([...day.open, ...open]),
    starts: inOrder([...day.starts, ...starts])
  }
}

/** Each value once, with the days that have it. */
function grouped(days: readonly (readonly string[])[][]): { indexes: number[]; value: readonly string[] }[] {
  const groups: { indexes: number[]; value: readonly string[] }[] = []
  days.forEach((values, index) => {
    for (const value of values) {
      const group = groups.find(each => isSame(each.value, value))
      if (group) group.indexes.push(index)
      else groups.push({ indexes: [index], value })
    }
  })
  return groups
}
