import { type ExceptedDays, type Schedule, weekdays } from './schedule.ts'

/** A schedule as texts: weekdays and the days on which it does not hold, season, then its starts, or `-` with opening and closing time. */
export type PackedSchedule = string[]

const opening = '-'
const except = '!'

export function packSchedule(schedule: Schedule): PackedSchedule {
  const season = schedule.season === null ? '' : `${schedule.season.from}/${schedule.season.until}`
  const times = schedule.kind === 'starts' ? schedule.starts : [opening, schedule.opens, schedule.closes]
  const exceptions = (schedule.except ?? []).map(({ from, start, until }) =>
    [`${except}${from}`, until, ...(start === undefined ? [] : [start])].join('/')
  )
  return [[schedule.weekdays.join(''), ...exceptions].join(''), season, ...times]
}

export function unpackSchedule([days = '', season = '', ...times]: PackedSchedule): Schedule {
  const [from, until] = season.split('/')
  const [usual = '', ...exceptions] = days.split(except)
  const common = {
    ...(exceptions.length === 0 ? {} : { except: exceptions.map(spanIn) }),
    season: from && until ? { from, until } : null,
    weekdays: weekdays.filter(day => usual.includes(String(day)))
  }
  const [first, opens = '', closes = ''] = times
  return first === opening
    ? { ...common, closes, kind: 'open', opens }
    : { ...common, kind: 'starts', starts: times }
}

function spanIn(text: string): ExceptedDays {
  const [from = '', until = from, start] = text.split('/')
  return start === undefined ? { from, until } : { from, start, until }
}
