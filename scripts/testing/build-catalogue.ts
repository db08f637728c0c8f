import { startDatabase } from 'local-firebase'
import { type Outcome, end } from '../console.ts'
import { pull } from '../database/pull.ts'
import { ownCatalogue, seed } from '../database/seed.ts'
import { withDatabase } from '../database/target.ts'
import { buildSite } from '../site/build.ts'

/** Seeds, pulls and builds the catalogue of the product from nothing, in a database of its own. */
async function buildCatalogue(): Promise<Outcome> {
  const { host } = await startDatabase()
  const filled = await withDatabase(
    { host, kind: 'emulator', named: 'this test' },
    'read',
    async (db, source) => {
      const seeded = await seed(db, ownCatalogue, new Date())
      return seeded.kind === 'refused' ? seeded : pull(db, source, new Date())
    }
  )
  return filled.kind === 'refused' ? filled : buildSite()
}

end(await buildCatalogue())
