import { settings } from '#settings.ts'

const dayMs = 86_400_000
const pattern = /^hoy([+-]\d{1,4})?(?: (\d{2}):(\d{2}))?$/

/** The value with each `hoy+12 21:30` or `hoy-40` in it replaced by a moment, counted from `now` in the time of the shop. */
export function onSeedingDay(value: unknown, now: Date): unknown {
  if (typeof value === 'string') return momentOf(value, now)
  if (Array.isArray(value)) return value.map(item => onSeedingDay(item, now))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, onSeedingDay(item, now)]))
}

function momentOf(text: string, now: Date): string {
  const match = pattern.exec(text)
  if (match === null) return text
  const [, days = '0', hours = '00', minutes = '00'] = match
  const today = Math.floor((now.getTime() + offsetAt(now.getTime())) / dayMs) * dayMs
  const wall = today + Number(days) * dayMs + (Number(hours) * 60 + Number(minutes)) * 60_000
  return inLocalTime(instantOf(wall))
}

/** The instant at which clocks show `wall`. Of an hour that comes twice the first; one that is skipped is moved on by an hour. */
function instantOf(wall: number): number {
  const before = wall - offsetAt(wall - dayMs)
  const after = wall - offsetAt(wall + dayMs)
  return before + offsetAt(before) !== wall && after + offsetAt(after) === wall ? after : before
}

const parts = new Intl.DateTimeFormat('en-GB', { timeZone: settings.timeZone, timeZoneName: 'longOffset' })

/** How far clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function inLocalTime(instant: number): string {
  const offset = offsetAt(instant)
  const minutes = Math.abs(offset) / 60_000
  const clock = [Math.floor(minutes / 60), minutes % 60].map(number => String(number).padStart(2, '0'))
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${clock.join(':')}`
}
