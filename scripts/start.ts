import { resolve } from 'node:path'
import { createServer } from 'node:http'
import { getFirestore } from 'firebase-admin/firestore'
import { logFunctionsTo, runOnSchedule, takePort, listen } from 'local-firebase'
import { createService, type PublishOptions } from 'live-publisher'
import { errorMessage } from '#publishing/error-message.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { previewRoutes } from '#publishing/preview-routes.ts'
import type { Publisher } from '#publishing/publication.ts'
import { hasFailed } from '#publishing/run.ts'
import { readStatus } from '#publishing/status-file.ts'
import { type Outcome, end, refused, seconds } from './console.ts'
import { startBackEnd } from './local/back-end.ts'
import { existingDataOption } from './local/existing-data.ts'
import { createSiteHost } from './local/host.ts'
import { runningIn } from './local/running.ts'
import { catchMails, sendMails } from './local/mail.ts'
import { portOf } from './local/port.ts'
import { readyAdministrator } from './local/ready-administrator.ts'
import { buildSite } from './site/build.ts'
import { functionsFile } from './site/functions.ts'
import { startPublisher } from './publisher/publisher.ts'
import { createStatusKeeper } from './publisher/status-keeper.ts'
import { controlMeans } from './control/command.ts'
import { controlRoutes } from './control/routes.ts'

const since = performance.now()
const existingData = existingDataOption('start')
const stopping = new AbortController()
let settled = async () => {}
const port = portOf(process.env.PORT)
if (port === null) end(refused(`PORT is to be a number from 1 to 65535, and is "${process.env.PORT ?? ''}".`))
const { served } = sitePlace()
const place = resolve(served)
const other = await runningIn(place)
if (other !== null) end(refused(runningHere(other.site)))
const server = await takePort(port)
if (typeof server === 'string') end(refused(taken(port, server)))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

const filled = await startBackEnd(server.origin, stopping.signal, existingData, place).catch(
  (error: unknown) => refused(`The local back end does not start: ${errorMessage(error)}`)
)
if (filled.kind === 'refused') leave(filled)
settled = filled.settled

console.log('Building the site')
const built = await buildSite({ onlyWhenChanged: true, signal: stopping.signal })
if (built.kind === 'refused') leave(built)
const publisher = startPublisher({ isFollowing: true, onPublication: createStatusKeeper(process.env) })
stopping.signal.addEventListener('abort', () => void publisher.close())
process.env.PUBLISHER_URL = await openPublisherService(publisher, stopping.signal)
const log = `.cache/functions-${port}.log`
logFunctionsTo(log)
const mails = `.cache/mail-${port}`
process.env.SMTP_URL = await catchMails(mails, stopping.signal)
server.open(await createSiteHost({ folder: '.', functions: functionsFile, pages: served }, server.origin))
await sendMails(functionsFile, getFirestore(), stopping.signal)
await runOnSchedule({ everyMs: 5000, functions: functionsFile, name: 'publicarProgramados' }, stopping.signal)
console.log(
  `\nReady in ${seconds(since)}: open ${server.origin} (Ctrl-C stops everything)\n` +
    `An administrator is ready: ${readyAdministrator.email}, password ${readyAdministrator.password}\n` +
    `What the functions write: ${log}; the mails they send: ${mails}\n` +
    'The first edit waits a moment: the publisher still practises'
)
void publisher.ready.then(() => console.log('The publisher is ready: edits are online within a second'))

/** Saves recent edits, so that they are there after the next start. */
async function stop(): Promise<void> {
  await settled().catch((error: unknown) =>
    console.error(`The last edits are not kept: ${errorMessage(error)}`)
  )
  leave({ kind: 'done' })
}

function leave(outcome: Outcome): never {
  stopping.abort()
  if (outcome.kind === 'done') console.log('\nStopped')
  end(outcome)
}

function runningHere(site: string): string {
  return (
    `npm start is running in this folder already: open ${site}. Its site was not touched.\n` +
    'End it before you start another one (Ctrl-C there), or start the other one in another copy of the project.'
  )
}

function taken(busy: number, code: string): string {
  const problem = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${code})`
  return `Port ${busy} ${problem}. Choose another one: PORT=${busy < 1024 ? 5000 : busy + 1} npm start`
}

/** Opens a door to the publisher of this program, where the functions find it as they find the service in production. Answers its address. */
async function openPublisherService(publisher: Publisher, signal: AbortSignal): Promise<string> {
  let isReady = false
  void publisher.ready.then(() => (isReady = true))
  const run = async (options: PublishOptions) => ({
    announcements: [],
    deployment: null,
    publication: await publisher.publish(options)
  })
  const { listener } = createService({
    hasFailed,
    isReady: () => isReady,
    readStatus,
    routes: {
      ...previewRoutes(question => publisher.preview(question)),
      ...controlRoutes(controlMeans(process.env, by => publisher.publish({ by, force: true })))
    },
    run
  })
  const server = createServer(listener)
  signal.addEventListener('abort', () => server.close())
  return listen(server)
}
