import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'

import { runningSite } from '../../../scripts/local/running.ts'

/** Works with the database of the running site. */
export async function withDocuments(work: (db: Firestore) => Promise<void>): Promise<void> {
  process.env.FIRESTORE_EMULATOR_HOST = runningSite()?.database ?? ''
  const app = initializeApp({ projectId: 'demo-clavel' }, crypto.randomUUID())
  await work(getFirestore(app))
  await deleteApp(app)
}
