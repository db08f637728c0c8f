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

export const cellMinutes = 30
export const dayMinutes = 24 * 60
const emptyDay: PaintedDay = { open: [], starts: [] }

export function emptyWeek(season: unknown): PaintedWeek {
  return { days: Array.from({ length: 7 }, () => emptyDay), season }
}

/** Whether a cell is painted with a brush. */
export function isPainted({ open, starts }: PaintedDay, minute: number, brush: Brush): boolean {
  return brush === 'starts'
    ? starts.some(start => start >= minute && start < minute + cellMinutes)
    : open.some(([from, until]) => from < minute + cellMinutes && until > minute)
}

/** The week with a cell painted, or cleared. */
export function painted(
  week: PaintedWeek,
  { brush, day, isOn, minute }: { brush: Brush; day: number; isOn: boolean; minute: number }
): PaintedWeek {
  const end = minute + cellMinutes
  const change = (old: PaintedDay): PaintedDay => {
    if (brush === 'open') {
      const outside = old.open.flatMap(([from, until]): Span[] => [
        ...(from < minute ? [[from, Math.min(until, minute)] as const] : []),
        ...(until > end ? [[Math.max(from, end), until] as const] : [])
      ])
      return { ...old, open: merged(isOn ? [...old.open, [minute, end]] : outside) }
    }
    if (isOn === isPainted(old, minute, brush)) return old
    const others = old.starts.filter(start => start < minute || start >= end)
    return { ...old, starts: isOn ? [...others, minute].toSorted((a, b) => a - b) : others }
  }
  return { ...week, days: week.days.map((old, index) => (index === day ? change(old) : old)) }
}

export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Spans in their order, those that touch as one. */
export function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const [from, until] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1)
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], until)]
    else all.push([from, until])
  }
  return all
}
