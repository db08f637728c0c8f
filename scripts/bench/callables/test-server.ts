import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getFirestore } from 'firebase-admin/firestore'
import { freePort, startDatabase, startSignIn, takePort } from 'local-firebase'
import { ownCatalogue, seed } from '../../database/seed.ts'
import { localProject } from '../../database/target.ts'
import { createSiteHost } from '../../local/host.ts'
import { bundleFunctions } from '../../site/functions.ts'

export interface TestServer {
  origin: string
  stop(): void
}

interface Options {
  /** The folder of what the database holds. */
  catalogue?: string
  onWrite?: (path: string, fields: object) => void
}

/**
 * The functions as `npm start` serves them, with a database that holds the catalogue, a sign-in and a folder of files of their own. From here on
 * this process knows no other ones.
 */
export async function openTestServer(
  folder: string,
  { catalogue = ownCatalogue, onWrite }: Options = {}
): Promise<TestServer> {
  // Not where a site that runs here has its own.
  const functions = resolve(folder, 'functions')
  await bundleFunctions(functions)
  const database = await startDatabase()
  if (onWrite) database.onWrite(onWrite)
  const signIn = startSignIn(await freePort(), localProject)
  const server = await takePort(await freePort())
  if (typeof server === 'string') throw new Error(`No port could be opened (${server}).`)
  const files = resolve(folder, 'files')
  Object.assign(process.env, {
    FILES_FOLDER: files,
    FIREBASE_AUTH_EMULATOR_HOST: signIn.host,
    FIRESTORE_EMULATOR_HOST: database.host,
    GCLOUD_PROJECT: localProject,
    METADATA_SERVER_DETECTION: 'none'
  })
  server.open(await createSiteHost({ folder: '.', functions: join(functions, 'index.js') }, server.origin))
  const [seeded] = await Promise.all([seed(getFirestore(), catalogue, new Date()), signIn.ready])
  if (seeded.kind === 'refused') throw new Error(seeded.message)
  return {
    origin: server.origin,
    stop() {
      server.close()
      signIn.stop()
      database.stop()
      rmSync(files, { force: true, recursive: true })
    }
  }
}
