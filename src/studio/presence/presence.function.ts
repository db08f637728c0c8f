import { getFirestore } from 'firebase-admin/firestore'

import { estudioPresencia as estudioPresenciaCall } from './presence.call.ts'
import { historyId } from '#studio/document/stored.contract.ts'
import {
  encodePresence,
  presenceCollection,
  presentCollection,
  readPresence
} from './stored-presence.contract.ts'
import { isStillPresent, presenceTimeoutMs } from './presence.ts'
import { mayReadAll } from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done } from '#functions/site/outcome.ts'
import { authorsOf } from '#studio/document/authors.function.ts'
import { refuseRole } from '#studio/document/place.function.ts'

/** One read and one write for a word of each open document, however many have it open. */
export const estudioPresencia = callable(
  estudioPresenciaCall,
  { who: 'studio' },
  async ({ isHere, place }, { rights, uid }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const all = getFirestore()
      .collection(presenceCollection)
      .doc(historyId(place))
      .collection(presentCollection)
    if (!isHere) {
      await all.doc(uid).delete()
      return done([])
    }
    const now = new Date()
    const seenAt = now.toISOString()
    const silence = new Date(now.getTime() - presenceTimeoutMs).toISOString()
    const { docs } = await all.where('visto', '>', silence).get()
    const present = docs.flatMap(snapshot => {
      const read = readPresence(snapshot.data())
      return read !== null && isStillPresent(read.seenAt, seenAt) ? [{ uid: snapshot.id, ...read }] : []
    })
    const own = present.find(each => each.uid === uid)
    await all.doc(uid).set(encodePresence({ seenAt, since: own?.since ?? seenAt }))
    const others = present.filter(each => each.uid !== uid)
    const author = await authorsOf(others.map(other => other.uid))
    return done(others.map(({ since, uid: other }) => ({ author: author(other), since })))
  }
)
