import { randomUUID } from 'node:crypto'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { controlFile, controlOf, type ControlStore } from '#publishing/control.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { chooseTarget } from '../database/target.ts'

/** In the cloud, where containers come and go, the decisions of operators are a document that no browser may read. */
const path = 'publicacion/control'

/** Where pauses and rollbacks of the site are written down: in the database of the cloud that it is made of, else beside its trees. */
export function openControl(env: NodeJS.ProcessEnv): ControlStore {
  if (chooseTarget(env).kind !== 'cloud') return controlFile(sitePlace().folder)
  const app = initializeApp({ credential: applicationDefault() }, `control-${randomUUID()}`)
  return controlDocument(getFirestore(app))
}

export function controlDocument(db: Firestore): ControlStore {
  const document = db.doc(path)
  return {
    change: to =>
      db.runTransaction(async transaction => {
        const after = to(controlOf((await transaction.get(document)).data(), path))
        transaction.set(document, after)
        return after
      }),
    read: async () => controlOf((await document.get()).data(), path),
    watch(onChange) {
      let isFirst = true
      return document.onSnapshot(
        () => {
          if (!isFirst) onChange()
          isFirst = false
        },
        // Whoever publishes reads it again in any case.
        () => {}
      )
    }
  }
}
