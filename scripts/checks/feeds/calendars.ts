import type { Fault } from 'site-checks'
import ICAL from 'ical.js'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Site } from '../site.ts'

const octetsPerLine = 75
const required = ['uid', 'dtstamp', 'dtstart', 'summary', 'url']

export const calendarChecks: readonly Check[] = [
  {
    checkSite: site => calendarsOf(site).flatMap(at => formFaults(at, site.text(at))),
    id: 'F4',
    name: 'calendars follow RFC 5545'
  },
  {
    checkSite: site =>
      calendarsOf(site).flatMap(at =>
        calendarIn(site.text(at))?.getAllSubcomponents('vevent').length === 0
          ? [{ at, change: 'Write no calendar where there is no event.' }]
          : []
      ),
    id: 'F4',
    name: 'a calendar has at least one event'
  },
  {
    checkSite: site => calendarsOf(site).flatMap(at => eventFaults(at, site)),
    id: 'F4',
    name: 'each event of a calendar has its id, its day, its name and its page'
  }
]

function calendarsOf(site: Site): string[] {
  return site.addresses.filter(address => address.endsWith('.ics'))
}

function formFaults(at: string, text: string): Fault[] {
  const lines = text.split('\r\n')
  const long = lines.filter(line => Buffer.byteLength(line) > octetsPerLine).length
  return [
    ...(text.includes('\n') && lines.every(line => !line.includes('\n'))
      ? []
      : [{ at, change: 'End each line with CRLF.' }]),
    ...(long > 0 ? [{ at, change: `Fold lines at ${octetsPerLine} octets: ${long} are longer.` }] : []),
    ...(calendarIn(text) === null ? [{ at, change: 'Write a calendar that a program can read.' }] : [])
  ]
}

function calendarIn(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.name === 'vcalendar' ? calendar : null
  } catch {
    return null
  }
}

function eventFaults(at: string, site: Site): Fault[] {
  const events = calendarIn(site.text(at))?.getAllSubcomponents('vevent') ?? []
  return events.flatMap(event => {
    const missing = required.filter(name => !event.getFirstPropertyValue(name))
    const url = String(event.getFirstPropertyValue('url') ?? '')
    const dead = missing.length === 0 && !site.has(pathOf(url) ?? '?')
    const name = String(event.getFirstPropertyValue('summary') ?? '?')
    return [
      ...missing.map(property => ({ at, change: `Give «${name}» a ${property.toUpperCase()}.` })),
      ...(dead ? [{ at, change: `Lead «${name}» to a page that is there: ${url}` }] : [])
    ]
  })
}
