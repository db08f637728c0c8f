import type { Alarm, Changes } from 'live-publisher'
import type { Publication } from '#publishing/publication.ts'

const mostAddresses = 10

/** One publication on the console: nothing when there was nothing to do. */
export function linesOf(publication: Publication): string[] {
  if (publication.kind === 'unchanged') return []
  if (publication.kind === 'failed') return [`Not published; the site is as it was: ${publication.reason}`]
  if (publication.kind === 'planned') {
    return [`Would publish: ${sumOf(publication)}`, ...listOf(publication, Infinity)]
  }
  if (publication.kind === 'held') return linesOfHeld(publication)
  return [`Published in ${(publication.milliseconds / 1000).toFixed(2)} s: ${sumOf(publication)}`]
}

function linesOfHeld(held: Extract<Publication, { kind: 'held' }>): string[] {
  return [
    `Not published; the site is as it was: ${held.alarms.map(alarmOf).join(', ')}.`,
    `It would be: ${sumOf(held)}`,
    ...listOf(held, mostAddresses),
    'If that is meant: npm run publish -- --force'
  ]
}

function sumOf({ added, changed, removed }: Changes): string {
  return `${changed.length} changed, ${added.length} new, ${removed.length} gone`
}

function listOf({ added, changed, removed }: Changes, most: number): string[] {
  const named = (sign: string, addresses: string[]) => [
    ...addresses.slice(0, most).map(address => `  ${sign} ${address}`),
    ...(addresses.length > most ? [`  ${sign} and ${addresses.length - most} more`] : [])
  ]
  return [...named('-', removed), ...named('+', added), ...named('~', changed)]
}

function alarmOf(alarm: Alarm): string {
  return alarm.kind === 'emptied'
    ? `all ${alarm.documents} documents of ${alarm.collection} are gone`
    : `${alarm.removed} of ${alarm.pages} pages would go`
}
