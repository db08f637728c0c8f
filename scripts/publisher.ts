import { createServer } from 'node:http'
import { createRequests } from '#publishing/requests.ts'
import { createRetry } from '#publishing/retry.ts'
import { hasFailed, publishAndRelease } from '#publishing/run.ts'
import { createService } from '#publishing/service.ts'
import { readStatus } from '#publishing/status-file.ts'
import { statusLine } from '#publishing/status.ts'
import { end, refused } from './console.ts'
import { pull } from './database/pull.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'
import { loopback, portOf } from './local/ports.ts'
import { linesOf } from './site/publication-lines.ts'
import { isMadeByThisCode, openPublisher } from './site/publisher.ts'
import { runMeans } from './site/release.ts'

// The service that publishes: a container of Cloud Run, or a program of this machine (docs/production.md).
const port = portOf(process.env.PORT || '8080')
if (port === null) end(refused('PORT is to be a number from 1 to 65535.'))

/** In a container the platform stands at the door; on a machine only the machine itself may come in. */
const host = process.env.K_SERVICE ? '0.0.0.0' : loopback
const target = chooseTarget(process.env)

const making = new AbortController()
let isReady = false
const opened = warmUp()
const means = opened.then(publisher => runMeans(publisher, process.env))
const requests = createRequests(async options => {
  const run = await publishAndRelease(await means, options)
  console.log([...linesOf(run.publication), statusLine(run.status)].join('\n'))
  retry.after(hasFailed(run))
  return run
})
/** Also what no task of the queue asked for, such as the first release after a start. */
const retry = createRetry(() => void requests.ask())

const service = createService({
  isReady: () => isReady,
  plan: () => requests.inTurn(async () => publishAndRelease(await means, { dryRun: true })),
  preview: async question => (await opened).preview(question),
  readStatus,
  requests
})
const server = createServer(service).listen(port, host)
server.once('error', error => end(refused(`Port ${port} cannot be opened: ${error.message}`)))
console.log(`The publisher listens on http://${host}:${port} and publishes from ${nameOf(target)}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave())

// What changed while nobody listened.
void requests.ask()
await (
  await opened
).ready
isReady = true

/** Builds the site where there is none by this code, and keeps it warm from then on. */
async function warmUp() {
  if (!isMadeByThisCode()) {
    const pulled = await withDatabase(target, 'read', (db, source) => pull(db, source, new Date()))
    if (pulled.kind === 'refused') end(pulled)
  }
  const publisher = await openPublisher({}, making.signal)
  if ('kind' in publisher) end(publisher)
  return publisher
}

/** A publication that is under way ends first: whoever asked for it waits for its answer. A site that is still being made is broken off. */
async function leave(): Promise<void> {
  server.close()
  if (!isReady) {
    making.abort()
    end({ kind: 'done' })
  }
  await requests.inTurn(async () => (await opened).close())
  await (await means).alerts.sent()
  end({ kind: 'done' })
}
