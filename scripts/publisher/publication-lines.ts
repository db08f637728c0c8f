import type { Alarm, Changes } from 'live-publisher'
import { isForForce, wordsOfAlarm } from '#publishing/alarm-words.ts'
import type { Publication } from '#publishing/publication.ts'

const maxAddresses = 10

/** One publication on the console: nothing when there was nothing to do. */
export function linesOf(publication: Publication): string[] {
  if (publication.kind === 'unchanged') return []
  if (publication.kind === 'failed') return [`Not published; the site is as it was: ${publication.reason}`]
  if (publication.kind === 'stopped') return [notPublished(publication.alarms)]
  if (publication.kind === 'planned') {
    return [`Would publish: ${sumOf(publication)}`, ...listOf(publication, Infinity)]
  }
  if (publication.kind === 'held') return linesOfHeld(publication)
  return [`Published in ${(publication.milliseconds / 1000).toFixed(2)} s: ${sumOf(publication)}`]
}

function linesOfHeld(held: Extract<Publication, { kind: 'held' }>): string[] {
  return [
    notPublished(held.alarms),
    `It would be: ${sumOf(held)}`,
    ...listOf(held, maxAddresses),
    ...(held.alarms.every(isForForce) ? ['If that is meant: npm run publish-site -- --force'] : [])
  ]
}

function notPublished(alarms: Alarm[]): string {
  return `Not published; the site is as it was: ${alarms.map(wordsOfAlarm).join(' ')}`
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
