import { sampleOf as sampleByGroup } from 'site-checks'
import { localeOfPath } from '#domain/site/routes.ts'
import { kindOf, routeOf } from './page.ts'

/** So many pages, the same ones each time: of every kind of page in every locale about as many. */
export function sampleOf(pages: readonly string[], count: number): string[] {
  return sampleByGroup(pages, count, address => `${kindOf(routeOf(address))} ${localeOfPath(address)}`)
}
