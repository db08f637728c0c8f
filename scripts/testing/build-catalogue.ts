import { startDatabase } from 'local-firebase'
import { noReport } from '#domain/forecast/report.ts'
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
      // With what pages have only where weather is configured: nothing is known of it yet.
      return seeded.kind === 'refused' ? seeded : pull(db, source, new Date(), { weather: noReport })
    }
  )
  return filled.kind === 'refused' ? filled : buildSite()
}

end(await buildCatalogue())
