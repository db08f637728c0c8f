import type { Call } from '#contract/calls/call.ts'
import { estudioGuardar, estudioLeer } from '#studio/document/documents.call.ts'
import { estudioRestaurar } from '#studio/history/history.call.ts'
import { estudioMomento } from '#studio/restore/past.call.ts'
import type { PastLine, PastPage } from '#studio/restore/past.ts'
import { refused } from '../../console.ts'
import { ownCatalogue } from '../../database/seed.ts'
import { type Ask, askerOf, Refused } from '../callables/asking.ts'
import { newAdmin } from '../callables/people.ts'
import { openTestServer } from '../callables/test-server.ts'
import { readCatalogue, writeCatalogue } from '../catalogue.ts'
import { grow } from '../grow.ts'
import type { Section } from '../section.ts'
import { secondsSince } from '../timed.ts'

/** As many experiences as the studio is made for, and how many of them are changed. */
const experiences = 8000
const changes = [400, 2000]
/** As many calls as the page has under way. */
const atOnce = 4

/** All content back to a moment: how long it takes to see what would change, to write it, and how long the slowest single call is waited for. */
export const restoring: Section = {
  name: 'restoring',
  run: async ({ folder, seed }) => {
    const { debug } = console
    console.debug = () => {}
    const catalogue = `${folder}/restoring`
    const grown = grow(readCatalogue(ownCatalogue), experiences, seed)
    writeCatalogue(catalogue, grown)
    const server = await openTestServer(folder, { catalogue })
    try {
      const ids = grown.experiencias.map(({ id }) => id)
      const figures = []
      for (const count of changes) figures.push(await measure(server.origin, ids.slice(0, count)))
      const rows = figures.map(
        ({ count, lookSeconds, slowestLookSeconds, slowestWriteSeconds, writeSeconds }) => [
          `${count} changed of ${experiences}`,
          `${seconds(lookSeconds)} to look, ${seconds(slowestLookSeconds)} the slowest page; ${seconds(writeSeconds)} to write, ${seconds(slowestWriteSeconds)} the slowest document`
        ]
      )
      return { figures, kind: 'measured', rows: rows.map(([name = '', value = '']) => [name, value]) }
    } catch (error) {
      if (error instanceof Refused) return refused(error.message)
      throw error
    } finally {
      server.stop()
      console.debug = debug
    }
  }
}

async function measure(origin: string, ids: readonly string[]) {
  const { token } = await newAdmin()
  const slow = { seconds: 0 }
  const ask = waitingAsker(askerOf(origin), token, slow)
  const moment = new Date().toISOString()
  await inTurns(ids, id => changeOne(ask, id))
  const look = await timed(slow, () => linesAt(ask, moment))
  if (look.value.length !== ids.length)
    throw new Refused(`${look.value.length} documents would go back, not ${ids.length}.`)
  const write = await timed(slow, () => inTurns(look.value, line => backTo(ask, line)))
  const left = await linesAt(ask, moment)
  if (left.length > 0) throw new Refused(`${left.length} documents are not what they were.`)
  return {
    count: ids.length,
    lookSeconds: look.seconds,
    slowestLookSeconds: look.slowest,
    slowestWriteSeconds: write.slowest,
    writeSeconds: write.seconds
  }
}

type AskAs = <Request, Answer>(call: Call<Request, Answer>, request: NoInfer<Request>) => Promise<Answer>

/** Asks as one person, and remembers how long the slowest answer was waited for. */
function waitingAsker(ask: Ask, token: string, slow: { seconds: number }): AskAs {
  return async (call, request) => {
    const since = performance.now()
    const answer = await ask(call, { request, token })
    slow.seconds = Math.max(slow.seconds, secondsSince(since))
    return answer
  }
}

async function timed<Value>(slow: { seconds: number }, work: () => Promise<Value>) {
  slow.seconds = 0
  const since = performance.now()
  const value = await work()
  return { seconds: secondsSince(since), slowest: slow.seconds, value }
}

/** As an import or an afternoon of wrong edits would. */
async function changeOne(ask: AskAs, id: string): Promise<void> {
  const place = { collection: 'experiencias', id } as const
  const { fields, revision } = await ask(estudioLeer, place)
  const patch = { changed: { nombre: { es: `Equivocada ${id}` }, vip: fields['vip'] !== true }, removed: [] }
  await ask(estudioGuardar, { patch, place, revision })
}

async function linesAt(ask: AskAs, moment: string): Promise<PastLine[]> {
  const lines: PastLine[] = []
  let after: string | null = null
  do {
    const page: PastPage = await ask(estudioMomento, { after, collection: 'experiencias', moment })
    lines.push(...page.lines)
    after = page.next
  } while (after !== null)
  return lines
}

async function backTo(ask: AskAs, { place, revision, version }: PastLine): Promise<void> {
  const outcome = await ask(estudioRestaurar, { place, revision: revision ?? '', version: version ?? '' })
  if (outcome.kind !== 'saved') throw new Refused(`${place.id} did not go back: ${outcome.kind}`)
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work))
}

function seconds(time: number): string {
  return `${time.toFixed(1)} s`
}
