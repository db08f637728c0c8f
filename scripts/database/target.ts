import { randomUUID } from 'node:crypto'
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { areStored, readDocuments, writeDocuments } from '#catalog/model/stored-documents.ts'
import { type Outcome, refused } from '../console.ts'
import { answers } from '../local/port.ts'
import { runningSite } from '../local/running.ts'
import { problemOf } from './presence.ts'
import { readCollections, replaceCollections } from './documents.ts'

export const localProject = 'demo-clavel'
const timeoutMs = 15_000

/** The database that the environment names; else the one of a running `npm start`; else the one kept in a file between commands. */
export type Target =
  | { kind: 'emulator'; host: string; named: string }
  | { kind: 'cloud'; project: string; named: string }
  | { kind: 'kept' }

export function chooseTarget(env: NodeJS.ProcessEnv): Target {
  const host = env.FIRESTORE_EMULATOR_HOST
  if (host) return { host, kind: 'emulator', named: 'FIRESTORE_EMULATOR_HOST' }
  const project = env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT
  if (project) return { kind: 'cloud', named: 'GOOGLE_CLOUD_PROJECT', project }
  if (env.GOOGLE_APPLICATION_CREDENTIALS) {
    return { kind: 'cloud', named: 'GOOGLE_APPLICATION_CREDENTIALS', project: 'of the credentials' }
  }
  const running = runningSite()
  return running === null
    ? { kind: 'kept' }
    : { host: running.database, kind: 'emulator', named: 'npm start, running' }
}

export function nameOf(target: Target): string {
  if (target.kind === 'emulator') return `the Firestore at ${target.host} (${target.named})`
  if (target.kind === 'cloud') return `the Firestore of project ${target.project} (${target.named})`
  return 'the local database of this folder (.cache/database)'
}

type Work = (db: Firestore, source: string) => Promise<Outcome>

/** Opens a database, works with it and closes it. To replace everything it need not be loaded first. */
export async function withDatabase(
  target: Target,
  purpose: 'read' | 'replace',
  work: Work
): Promise<Outcome> {
  if (target.kind === 'kept') return withAutosaved(purpose, work)
  if (target.kind === 'emulator' && !(await answers(target.host))) {
    return refused(unreachable(target, 'nothing listens there'))
  }
  const credential = target.kind === 'cloud' ? applicationDefault() : undefined
  const host = target.kind === 'emulator' ? target.host : undefined
  return connected(host, async db => {
    // The token first: without credentials the client of Firestore would end the whole process.
    const problem =
      (await problemOf(Promise.resolve(credential?.getAccessToken()), timeoutMs)) ??
      (await problemOf(db.collection('provincias').limit(1).get(), timeoutMs))
    return problem === null ? work(db, nameOf(target)) : refused(unreachable(target, problem))
  })
}

async function withAutosaved(purpose: 'read' | 'replace', work: Work): Promise<Outcome> {
  if (purpose === 'read' && !isKept()) {
    return refused(
      'There is no database: the environment names none (FIRESTORE_EMULATOR_HOST, or GOOGLE_CLOUD_PROJECT with\n' +
        'GOOGLE_APPLICATION_CREDENTIALS), `npm start` is not running, and nothing was seeded here before.\n' +
        'Fill the local one first: npm run seed'
    )
  }
  // Only here: an image of production is without the packages of the local database.
  const { startDatabase } = await import('local-firebase')
  const database = await startDatabase()
  const named = process.env.FIRESTORE_EMULATOR_HOST
  try {
    return await connected(database.host, async db => {
      if (purpose === 'read') await load(db)
      const outcome = await work(db, nameOf({ kind: 'kept' }))
      if (purpose === 'replace' && outcome.kind === 'done') await keep(db)
      return outcome
    })
  } finally {
    database.stop()
    // The next caller must not look for it there.
    if (named === undefined) delete process.env.FIRESTORE_EMULATOR_HOST
    else process.env.FIRESTORE_EMULATOR_HOST = named
  }
}

async function connected(
  host: string | undefined,
  work: (db: Firestore) => Promise<Outcome>
): Promise<Outcome> {
  if (host !== undefined) pointTo(host)
  const app = initializeApp(
    host === undefined ? {} : { projectId: projectOf(process.env) },
    `scripts-${randomUUID()}`
  )
  try {
    return await work(getFirestore(app))
  } finally {
    await deleteApp(app)
  }
}

/** The SDK takes the address of an emulator from the environment only, and would look for a cloud around it. */
function pointTo(host: string): void {
  process.env.FIRESTORE_EMULATOR_HOST = host
  process.env.METADATA_SERVER_DETECTION = 'none'
}

/** Emulators keep projects apart: everything that is local is in this one. */
function projectOf(env: NodeJS.ProcessEnv): string {
  return env.GCLOUD_PROJECT ?? env.GOOGLE_CLOUD_PROJECT ?? localProject
}

function unreachable(target: Target, problem: string): string {
  const mend =
    target.kind === 'emulator'
      ? `Start it, correct ${target.named}, or unset it to use the local database.`
      : 'Check the network, GOOGLE_CLOUD_PROJECT and the key file GOOGLE_APPLICATION_CREDENTIALS points to.'
  return `The database does not answer. Tried: ${nameOf(target)}: ${problem}.\n${mend}\nNothing was changed.`
}

/** The local database is in memory only: between two commands its documents wait here. */
const folder = '.cache/database'

function isKept(): boolean {
  return areStored(folder)
}

async function keep(db: Firestore): Promise<void> {
  writeDocuments(folder, await readCollections(db), { moment: new Date().toISOString() })
}

async function load(db: Firestore): Promise<void> {
  await replaceCollections(db, readDocuments(folder).collections)
}
