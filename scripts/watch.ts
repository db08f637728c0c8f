import { end, refused } from './console.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'
import { pull } from './database/pull.ts'
import { whatRuns } from './local/running.ts'
import { buildSite } from './site/build.ts'
import { linesOf } from './site/publication-lines.ts'
import { startPublisher } from './site/publisher.ts'

/** Keeps `dist` as the database is: what somebody changes there is published at once. */
const target = chooseTarget(process.env)
if (target.kind === 'kept')
  end(refused('Nobody else writes to the local database of this folder: there is nothing to watch.'))
if (whatRuns() !== null) end(refused('npm start is running here, and publishes what changes by itself.'))
console.log(`Watching ${nameOf(target)}`)
const pulled = await withDatabase(target, 'read', (db, source) => pull(db, source, new Date()))
if (pulled.kind === 'refused') end(pulled)
const built = await buildSite({ onlyWhenChanged: true })
if (built.kind === 'refused') end(built)

const publisher = startPublisher({
  isFollowing: true,
  onPublication(publication) {
    for (const line of linesOf(publication)) console.log(line)
  }
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void publisher.close().then(() => end({ kind: 'done' })))
}
