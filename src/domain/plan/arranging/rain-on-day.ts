import { midday } from '#domain/weather/occasion.ts'
import { type Outlook, outlookFor, usualMinutes } from '#domain/weather/outlook.ts'
import { type Hazard, warningLevels, type WeatherReport } from '#domain/forecast/report.ts'
import type { Stop } from '#domain/plan/plan-stops.ts'
import type { Clock, Day } from '#domain/time/calendar-day.ts'

const wetKinds: readonly string[] = ['rain', 'snow', 'storm']
const wetHazards: ReadonlySet<Hazard> = new Set(['rain', 'snow', 'storm'])

/** The heaviest rain forecast during the outdoor stops of a day; null where it stays dry or nothing is known. */
export function rainOnDay(
  day: Day,
  stops: readonly Stop[],
  report: WeatherReport,
  now: Clock
): Outlook | null {
  const wet = stops.flatMap(stop => rainAt(day, stop, report, now) ?? [])
  return wet.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? null
}

/** The outlook for a stop, with what it says of rain alone. What has ended is not asked of. */
function rainAt(
  day: Day,
  { entry, problem, start }: Stop,
  report: WeatherReport,
  now: Clock
): Outlook | null {
  if (!entry?.position || entry.isIndoor || problem?.kind === 'closed') return null
  const minutes = entry.durationMinutes
  const at = start?.first ?? midday
  if (day < now.day || (day === now.day && at + (minutes ?? usualMinutes) <= now.minutes)) return null
  const outlook = outlookFor({ day, minutes, place: entry.position, setting: 'open', start: at }, report)
  if (outlook === null) return null
  const warnings = outlook.warnings.filter(({ hazard }) => wetHazards.has(hazard))
  const advice = outlook.advice !== null && wetKinds.includes(outlook.advice.kind) ? outlook.advice : null
  return advice === null && warnings.length === 0 ? null : { ...outlook, advice, isUnkind: false, warnings }
}

/** A warning before a forecast, a storm before rain, more rain before less. */
function weightOf({ advice, warnings }: Outlook): number {
  const [gravest] = warnings
  const warned = gravest ? 1000 * (1 + warningLevels.indexOf(gravest.level)) : 0
  if (advice === null) return warned
  return warned + (advice.kind === 'rain' ? advice.percent : 100)
}
