import { isContainer } from '#studio/document/patch.ts'

/** A day of the year as it is filled in: both may be missing. */
export interface DayOfYear {
  day: string
  month: string
}

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The parts of a stored `07-01`; null for what is no day of the year in any stage of being filled in. */
export function dayOfYearIn(value: unknown): DayOfYear | null {
  if (value === undefined || value === null || value === '') return { day: '', month: '' }
  const [, month, day] = typeof value === 'string' ? (/^(\d\d)?-(\d\d)?$/.exec(value.trim()) ?? []) : []
  return month === undefined && day === undefined ? null : { day: day ?? '', month: month ?? '' }
}

/** As it is stored; nothing while nothing is filled in. */
export function storedDayOfYear({ day, month }: DayOfYear): string {
  return day === '' && month === '' ? '' : `${month}-${day}`
}

/** Days of a year with a February 29. */
const daysPerMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The days that a month has; those of a long one while none is chosen. */
export function daysOf(month: string): string[] {
  const length = daysPerMonth[Number(month) - 1] ?? 31
  return Array.from({ length }, (_, index) => String(index + 1).padStart(2, '0'))
}

/** How many days of the year go before a day; null for what is none. */
export function daysBefore(value: unknown): number | null {
  const { day, month } = dayOfYearIn(value) ?? { day: '', month: '' }
  if (!months.includes(month) || !daysOf(month).includes(day)) return null
  return daysPerMonth.slice(0, Number(month) - 1).reduce((sum, days) => sum + days, 0) + Number(day) - 1
}

export const daysPerYear = 366

/** The parts of the year that a season takes, as days since New Year: two over New Year, all of it without a season, none while it is not filled in. */
export function partsOfYear(season: unknown, from: string, until: string): [from: number, until: number][] {
  if (season === undefined || season === null) return [[0, daysPerYear]]
  const stored: Record<string, unknown> = isContainer(season) ? season : {}
  const [first, last] = [daysBefore(stored[from]), daysBefore(stored[until])]
  if (first === null || last === null) return []
  return first <= last
    ? [[first, last + 1]]
    : [
        [0, last + 1],
        [first, daysPerYear]
      ]
}
