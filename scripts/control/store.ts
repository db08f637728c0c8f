import { randomUUID } from 'node:crypto'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { controlFile, controlOf, type ControlStore } from '#publishing/control.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { chooseTarget } from '../database/target.ts'

/** In the cloud, where containers come and go, the decisions of operators are a document that no browser may read. */
const path = 'publicacion/control'

/** Pauses and rollbacks of the site are written down in the database of the cloud that it is made of, else beside its trees. A program that stays is notified, and reads nothing. */
export function openControl(env: NodeJS.ProcessEnv, isStaying = false): ControlStore {
  if (chooseTarget(env).kind !== 'cloud') return controlFile(sitePlace().folder)
  const app = initializeApp({ credential: applicationDefault() }, `control-${randomUUID()}`)
  const db = getFirestore(app)
  return isStaying ? followedControl(db) : controlDocument(db)
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
        // The publisher reads it again in any case.
        () => {}
      )
    }
  }
}

/** Follows the decisions as the database reports them: publications ask several times each, and each read is billed. */
export function followedControl(db: Firestore): ControlStore {
  const { change, read } = controlDocument(db)
  const first = Promise.withResolvers<void>()
  const hearers = new Set<() => void>()
  let heard: { fields: unknown } | null = null
  db.doc(path).onSnapshot(
    snapshot => {
      heard = { fields: snapshot.data() }
      first.resolve()
      for (const hear of hearers) hear()
    },
    () => {
      heard = null
      first.resolve()
    }
  )
  return {
    change,
    async read() {
      await first.promise
      return heard === null ? read() : controlOf(heard.fields, path)
    },
    watch(onChange) {
      hearers.add(onChange)
      return () => void hearers.delete(onChange)
    }
  }
}
