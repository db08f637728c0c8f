import type { HttpsFunction } from 'firebase-functions/https'

import { within } from '#domain/time/within.ts'

import { deadlineMs } from './deadline.ts'
import { unexpectedError } from './failure.ts'
import { answerMissing } from './missing-page.ts'
import { fallbackPage, lookups, pageText, readShortAddresses, unavailablePage } from './pages.ts'
import { answerShortAddress } from './short-address.ts'

/** Answers every address without a file: leads ids to slugs and short addresses to partners, and answers the rest with a 404 in the language of the prefix. */
export async function answerUnknownAddress(...[request, response]: Parameters<HttpsFunction>): Promise<void> {
  const visitor = {
    language: request.header('accept-language'),
    search: queryOf(request.originalUrl),
    spot: request.query.sitio
  }
  const look = async () => {
    const short = await answerShortAddress(request.path, visitor, readShortAddresses)
    return { answer: short ?? (await answerMissing(request.path, lookups)), short }
  }
  const found = await within(deadlineMs, look()).catch((error: unknown) => {
    if (unexpectedError(error).code !== 'unavailable') throw error
    return null
  })
  if (found === null) {
    response.set('Cache-Control', 'no-store').status(503).type('html').send(unavailablePage)
    return
  }
  const { answer, short } = found
  if (short !== null) response.set('Cache-Control', 'private, no-store')
  if (short?.kind === 'redirect') {
    response.redirect(302, short.to)
    return
  }
  if (answer.kind === 'redirect') {
    response.set('Cache-Control', 'public, max-age=300, s-maxage=3600')
    response.redirect(301, answer.to + queryOf(request.originalUrl))
    return
  }
  if (short === null) response.set('Cache-Control', 'public, max-age=0, s-maxage=300')
  if (answer.kind === 'gone') response.set('Link', `<${answer.near}>; rel="alternate"`)
  response
    .status(answer.kind === 'gone' ? 410 : 404)
    .type('html')
    .send(answer.kind === 'lost' ? fallbackPage : await pageText(answer.page))
}

/** The query of an address with its question mark; empty where there is none. */
function queryOf(address: string): string {
  const start = address.indexOf('?')
  return start < 0 ? '' : address.slice(start)
}
