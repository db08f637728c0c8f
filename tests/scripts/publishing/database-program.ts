import { startDatabase } from 'local-firebase'

/** A local database as a program of its own, which can be killed. */
const { host } = await startDatabase(Number(process.argv[2]))
process.send?.(host)
