import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createService } from 'live-publisher'
import { previewRoutes } from '#publishing/preview-routes.ts'
import type { Publisher } from '#publishing/publication.ts'
import { hasFailed, publishAndRelease } from '#publishing/run.ts'
import { readStatus } from '#publishing/status-file.ts'
import { argumentsGiven, end, refused } from './console.ts'
import { controlMeans } from './control/command.ts'
import { controlRoutes } from './control/routes.ts'
import { chooseTarget, nameOf } from './database/target.ts'
import { portOf } from './local/port.ts'
import { isMadeByThisCode, startPublisher } from './publisher/publisher.ts'
import { runMeans } from './publisher/release.ts'
import { createStatusKeeper } from './publisher/status-keeper.ts'
import { startHeartbeat } from './telemetry/heartbeat.ts'
import { createLog, structureConsole } from './telemetry/log.ts'
import { publicationEntry } from './telemetry/publication-entry.ts'
import { traceparentOf } from './telemetry/trace-context.ts'
import { openTracing } from './telemetry/tracing.ts'

argumentsGiven('publisher')

// The service that publishes: a container of Cloud Run, or a program of this machine (docs/production.md).
const port = portOf(process.env.PORT || '8080')
if (port === null) end(refused('PORT is to be a number from 1 to 65535.'))

/** In a container the platform stands at the door; on a machine only the machine itself may come in. */
const host = process.env.K_SERVICE ? '0.0.0.0' : '127.0.0.1'

const momentMs = 1000
let asking: NodeJS.Timeout | null = null

structureConsole(process.env)
const log = createLog(process.env)
const tracing = await openTracing(process.env)
const making = new AbortController()
let isReady = false
const opened = warmUp()
const means = opened.then(publisher => ({
  ...runMeans(publisher, process.env, true),
  step: tracing.step
}))
const service = createService({
  hasFailed,
  isReady: () => isReady,
  // Also what no task of the queue asked for, such as the first release after a start.
  isRetrying: true,
  readStatus,
  routes: {
    ...previewRoutes(async question => (await opened).preview(question)),
    ...controlRoutes(controlMeans(process.env, letThrough))
  },
  run: options =>
    tracing.run('publication', options.traceparent ?? null, async () => {
      const traceparent = tracing.traceparent() ?? options.traceparent ?? null
      const run = await publishAndRelease(await means, { ...options, traceparent })
      if (!options.dryRun) log(publicationEntry(run, traceparent))
      return run
    }),
  traceparentOf
})
const server = createServer(service.listener).listen(port, host)
server.once('error', error => end(refused(`Port ${port} cannot be opened: ${error.message}`)))
console.log(
  `The publisher listens on http://${host}:${port} and publishes from ${nameOf(chooseTarget(process.env))}`
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave())

startHeartbeat({ address: process.env.HEARTBEAT_URL, onProblem: console.error, readStatus })
// Publishes changes from the time when the service was down.
void service.ask()
const { ready } = await opened
await ready
isReady = true

/** Builds the site where there is none by this code, in programs whose memory is free again when they end, and keeps it warm from then on. */
async function warmUp(): Promise<Publisher> {
  if (!isMadeByThisCode()) for (const program of ['scripts/pull.ts', 'scripts/build.ts']) await run(program)
  return startPublisher({
    isFollowing: true,
    onChange: askSoon,
    onPublication: createStatusKeeper(process.env)
  })
}

/** Publishes changes that the guard holds, once an administrator has read them. */
function letThrough(by: string): Promise<unknown> {
  return service.ask({ by, force: true })
}

/** Changes within a moment are one release. */
function askSoon(): void {
  asking ??= setTimeout(() => {
    asking = null
    void service.ask()
  }, momentMs)
}

async function run(program: string): Promise<void> {
  const child = spawn(process.execPath, [program], { signal: making.signal, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) end(refused(`The site could not be made (${program}).`))
}

/** A publication that is under way ends first: its caller waits for the answer. A site that is still being made is broken off. */
async function leave(): Promise<void> {
  server.close()
  if (!isReady) {
    making.abort()
    end({ kind: 'done' })
  }
  await service.inTurn(async () => (await opened).close())
  await Promise.all([(await means).alerts.sent(), tracing.close()])
  end({ kind: 'done' })
}
