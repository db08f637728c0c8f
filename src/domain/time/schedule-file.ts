import { type Schedule, weekdays } from './schedule.ts'

/** A schedule as texts: weekdays, season, then its starts, or `-` with opening and closing time. */
export type PackedSchedule = string[]

const opening = '-'

export function packSchedule(schedule: Schedule): PackedSchedule {
  const season = schedule.season === null ? '' : `${schedule.season.from}/${schedule.season.until}`
  const times = schedule.kind === 'starts' ? schedule.starts : [opening, schedule.opens, schedule.closes]
  return [schedule.weekdays.join(''), season, ...times]
}

export function unpackSchedule([days = '', season = '', ...times]: PackedSchedule): Schedule {
  const [from, until] = season.split('/')
  const common = {
    season: from && until ? { from, until } : null,
    weekdays: weekdays.filter(day => days.includes(String(day)))
  }
  const [first, opens = '', closes = ''] = times
  return first === opening
    ? { ...common, closes, kind: 'open', opens }
    : { ...common, kind: 'starts', starts: times }
}
