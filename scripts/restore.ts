import { placeAt } from './backup/place.ts'
import { openRawDatabase } from './backup/raw-database.ts'
import { restore } from './backup/restore.ts'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { chooseTarget, nameOf, withDatabase } from './database/target.ts'

const usage =
  'npm run restore -- --from FOLDER, or --from gs://bucket/place; --only experiencias,categorias; --replace'

const { values } = argumentsGiven('restore', {
  options: {
    from: { type: 'string' },
    only: { type: 'string' },
    replace: { default: false, type: 'boolean' }
  }
})
const place = values.from ? placeAt(values.from) : null

end(place === null ? refused(usage) : await run(place))

async function run(from: NonNullable<typeof place>): Promise<Outcome> {
  const target = chooseTarget(process.env)
  if (target.kind === 'kept')
    return refused(
      'The database between commands keeps the catalogue alone. Name one (FIRESTORE_EMULATOR_HOST, GOOGLE_CLOUD_PROJECT), or start npm start.'
    )
  console.log(`Restoring ${nameOf(target)} from ${from.name}`)
  return withDatabase(target, 'read', async db => {
    const database = await openRawDatabase(db, null)
    try {
      return await restore(database, from, {
        isReplacing: values.replace,
        only: values.only?.split(',').filter(Boolean)
      })
    } finally {
      await database.close()
    }
  })
}
