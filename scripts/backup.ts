import { backup } from './backup/backup.ts'
import { placeAt } from './backup/place.ts'
import { openRawDatabase } from './backup/raw-database.ts'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'

const usage = 'npm run backup -- --to FOLDER, or --to gs://bucket/place'

const { values } = argumentsGiven('backup', { options: { to: { type: 'string' } } })
const place = values.to ? placeAt(values.to) : null

end(place === null ? refused(usage) : await run(place))

async function run(to: NonNullable<typeof place>): Promise<Outcome> {
  const target = chooseTarget(process.env)
  console.log(`Copying ${nameOf(target)} to ${to.name}`)
  const now = new Date()
  return withDatabase(target, 'read', async db => {
    // The real database answers everything as of one moment; the local one has no past.
    const database = await openRawDatabase(db, target.kind === 'cloud' ? now : null)
    try {
      return await backup(database, to, now)
    } finally {
      await database.close()
    }
  })
}
