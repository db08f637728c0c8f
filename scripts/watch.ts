import { readStatus } from '#publishing/status-file.ts'
import { argumentsGiven, end, refused } from './console.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'
import { pullHere } from './database/pull.ts'
import { runningSite } from './local/running.ts'
import { buildSite } from './site/build.ts'
import { isMadeByThisCode, startPublisher } from './publisher/publisher.ts'
import { createStatusKeeper } from './publisher/status-keeper.ts'
import { startHeartbeat } from './telemetry/heartbeat.ts'

argumentsGiven('watch')

/** Keeps `dist` as the database is: what an editor changes there is published at once. */
const target = chooseTarget(process.env)
if (target.kind === 'kept')
  end(
    refused(
      'There is nothing to watch: nobody else writes to the local database of this folder.\n' +
        'Name the one that is edited (FIRESTORE_EMULATOR_HOST, or GOOGLE_CLOUD_PROJECT with\n' +
        'GOOGLE_APPLICATION_CREDENTIALS), or use npm start, which publishes what changes by itself.'
    )
  )
if (runningSite() !== null) end(refused('npm start is running here, and publishes what changes by itself.'))
console.log(`Watching ${nameOf(target)}`)
const pulled = await withDatabase(target, 'read', pullHere)
if (pulled.kind === 'refused') end(pulled)
// Differences between the site and this code are published when the publisher is ready, past the guard.
const built = isMadeByThisCode() ? null : await buildSite()
if (built?.kind === 'refused') end(built)

const publisher = startPublisher({
  isFollowing: true,
  onPublication: createStatusKeeper(process.env)
})
startHeartbeat({ address: process.env.HEARTBEAT_URL, onProblem: console.error, readStatus })
void publisher.ready.then(() =>
  console.log('Ready: dist/ follows the database from now on (Ctrl-C stops it)')
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void publisher.close().then(() => end({ kind: 'done' })))
}
