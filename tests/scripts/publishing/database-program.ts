import { startCatalogueDatabase } from '../../../scripts/local/database.ts'

/** A local database as a program of its own, which can be killed. */
const { host } = await startCatalogueDatabase(Number(process.argv[2]))
process.send?.(host)
