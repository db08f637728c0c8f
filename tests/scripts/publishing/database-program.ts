import { startDatabase } from '../../../scripts/local/database/database.ts'

/** A local database as a program of its own, which can be killed. */
const { host } = await startDatabase(Number(process.argv[2]))
process.send?.(host)
