import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { getApps, initializeApp } from 'firebase-admin/app'
import { freePort, type LocalDatabase, startDatabase, startSignIn } from 'local-firebase'
import { type Outcome, type Refusal, refused } from '../console.ts'
import { pullHere } from '../database/pull.ts'
import { ownCatalogue, seed } from '../database/seed.ts'
import { localProject, withDatabase } from '../database/target.ts'
import { filesFolderOf, forgetFiles } from './files-folder.ts'
import { type SavedEdits, openSavedEdits } from './saved-edits.ts'
import { addReadyAdministrator } from './ready-administrator.ts'
import { announce, withdraw } from './running.ts'

/**
 * A database with the catalogue of the product, or one that the environment names, pulled and checked, and the sign-in of Firebase, for this machine alone, until
 * the signal ends them. Programs that run from here on find both by the environment.
 */
export async function startBackEnd(
  site: string,
  signal: AbortSignal,
  existingData: ExistingData = null,
  served: string | null = null
): Promise<Refusal | Started> {
  leaveClouds()
  const given = process.env.FIRESTORE_EMULATOR_HOST
  const own = given ? null : await startDatabase()
  const database = given ?? own?.host ?? ''
  const signIn = startSignIn(await freePort(), localProject)
  process.env.FIREBASE_AUTH_EMULATOR_HOST = signIn.host
  announce({ database, pid: process.pid, served, site })
  signal.addEventListener('abort', () => {
    withdraw(site)
    own?.stop()
    signIn.stop()
  })
  // A refusal does not wait for the sign-in, which starts at the same time.
  signIn.ready.catch(() => {})
  const edits = own === null ? null : openSavedEdits(keptFile(site), connection)
  // The publisher finds uploaded pictures there, too.
  process.env.FILES_FOLDER ??= filesFolderOf(site)
  if (existingData === 'fresh') {
    edits?.forget()
    forgetFiles(site)
  }
  const outcome = await fill(database, given ? existingData : 'replace', edits)
  if (outcome.kind === 'refused') return outcome
  if (own !== null && edits !== null) followEdits(own, edits)
  await signIn.ready
  await addReadyAdministrator()
  return { kind: 'done', settled: async () => edits?.settled() }
}

export interface Started {
  kind: 'done'
  /** Settles when what was edited is kept for the next start. */
  settled: () => Promise<void>
}

/** Several may run at once, each at its port. */
function keptFile(site: string): string {
  return `.cache/edited-${URL.canParse(site) ? new URL(site).port : 'dev'}.json`
}

function connection(): Firestore {
  const name = 'kept-edits'
  const app = getApps().find(each => each.name === name) ?? initializeApp({ projectId: localProject }, name)
  return getFirestore(app)
}

function followEdits(database: LocalDatabase, edits: SavedEdits): void {
  const root = /^projects\/[^/]+\/databases\/[^/]+\/documents\//
  database.onChange(path => edits.recordChange(path.replace(root, '')))
}

/** Nothing here may reach the cloud project that the environment may name. */
function leaveClouds(): void {
  delete process.env.GOOGLE_APPLICATION_CREDENTIALS
  delete process.env.FIREBASE_CONFIG
  process.env.GCLOUD_PROJECT = localProject
  process.env.GOOGLE_CLOUD_PROJECT = localProject
}

/** The decision about the catalogue in a named database: null leaves it as it is and refuses to start. */
export type ExistingData = 'fresh' | 'keep' | 'replace' | null

function fill(host: string, existingData: ExistingData, edits: SavedEdits | null): Promise<Outcome> {
  return withDatabase(
    { host, kind: 'emulator', named: 'FIRESTORE_EMULATOR_HOST' },
    'read',
    async (db, source) => {
      const isInUse = !(await db.collection('experiencias').limit(1).get()).empty
      if (isInUse && existingData === null) return refused(inUse(source))
      if (!isInUse || existingData === 'fresh' || existingData === 'replace') {
        console.log(`Filling the local database from ${ownCatalogue}`)
        const seeded = await seed(db, ownCatalogue, new Date())
        if (seeded.kind === 'refused') return seeded
      }
      const since = (await edits?.restore(db)) ?? null
      if (since !== null)
        console.log(
          `  with what was edited here since ${since.slice(0, 10)} (to begin anew: npm start -- --fresh)`
        )
      console.log('Pulling the catalogue out of it')
      return pullHere(db, source)
    }
  )
}

function inUse(source: string): string {
  return (
    `${source} holds a catalogue already. Nothing was changed.\n` +
    `To show what is in it: add -- --keep. To replace it by ${ownCatalogue}: add -- --replace.`
  )
}
