/** Minutes since midnight, from one to another. */
export type Span = readonly [from: number, until: number]

export interface PaintedDay {
  /** Minutes since midnight. */
  starts: readonly number[]
  open: readonly Span[]
}

/** The week of a season; the season is as it is stored, and nothing is all year. */
export interface PaintedWeek {
  season: unknown
  days: readonly PaintedDay[]
}

export type Brush = 'open' | 'starts'

/** Half an hour of a day: Monday is 0, and minutes count since midnight. */
export interface Cell {
  day: number
  minute: number
}

/** A block of cells from one corner to another, painted or cleared. */
export interface Stroke {
  brush: Brush
  from: Cell
  isOn: boolean
  to: Cell
}

export const cellMinutes = 30
export const dayMinutes = 24 * 60
const emptyDay: PaintedDay = { open: [], starts: [] }

export function emptyWeek(season: unknown): PaintedWeek {
  return { days: Array.from({ length: 7 }, () => emptyDay), season }
}

export function isEmptyWeek({ days }: PaintedWeek): boolean {
  return days.every(({ open, starts }) => open.length === 0 && starts.length === 0)
}

/** Whether a cell is painted with a brush. */
export function isPainted({ days }: PaintedWeek, { day, minute }: Cell, brush: Brush): boolean {
  const { open, starts } = days[day] ?? emptyDay
  return brush === 'starts'
    ? starts.includes(minute)
    : open.some(([from, until]) => from < minute + cellMinutes && until > minute)
}

/** The week with a block of cells painted, or cleared. */
export function paintCells(week: PaintedWeek, { brush, from, isOn, to }: Stroke): PaintedWeek {
  const [firstDay, lastDay] = [Math.min(from.day, to.day), Math.max(from.day, to.day)]
  const block: Span = [Math.min(from.minute, to.minute), Math.max(from.minute, to.minute) + cellMinutes]
  const change = brush === 'open' ? withOpen : withStarts
  return {
    ...week,
    days: week.days.map((day, index) =>
      index >= firstDay && index <= lastDay ? change(day, block, isOn) : day
    )
  }
}

function withOpen(day: PaintedDay, [from, until]: Span, isOn: boolean): PaintedDay {
  if (isOn) return { ...day, open: mergeSpans([...day.open, [from, until]]) }
  const outside = day.open.flatMap(([opens, closes]): Span[] => [
    ...(opens < from ? [[opens, Math.min(closes, from)] as const] : []),
    ...(closes > until ? [[Math.max(opens, until), closes] as const] : [])
  ])
  return { ...day, open: outside }
}

function withStarts(day: PaintedDay, [from, until]: Span, isOn: boolean): PaintedDay {
  const others = day.starts.filter(start => start < from || start >= until)
  return { ...day, starts: isOn ? inOrder([...others, ...halfHours(from, until)]) : others }
}

/** The half hours that a grid shows: those of the day, and whatever is painted before or after it. */
export function shownMinutes({ days }: PaintedWeek, isWholeDay: boolean): number[] {
  if (isWholeDay) return halfHours(0, dayMinutes)
  const begins = days.flatMap(({ open, starts }) => [...starts, ...open.map(([from]) => from)])
  const ends = days.flatMap(({ open, starts }) => [
    ...starts.map(start => start + cellMinutes),
    ...open.map(([, until]) => until)
  ])
  return halfHours(Math.min(usualDay[0], ...begins), Math.max(usualDay[1], ...ends))
}

const usualDay: Span = [8 * 60, 22 * 60]

function halfHours(from: number, until: number): number[] {
  return Array.from({ length: (until - from) / cellMinutes }, (_, index) => from + index * cellMinutes)
}

export function inOrder(minutes: readonly number[]): number[] {
  return [...new Set(minutes)].toSorted((one, other) => one - other)
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Spans in their order, those that touch as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const [from, until] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], until)]
    else all.push([from, until])
  }
  return all
}
