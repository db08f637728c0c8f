import { getFirestore } from 'firebase-admin/firestore'
import {
  accountCall,
  deleteAccountCall,
  ownDataCall,
  registrationCall,
  saveProfileCall,
  signInCall
} from '#contract/calls/account.ts'
import { decodeAccount, encodeProfile, encodeRegistration } from '#contract/user-documents/account.ts'
import { freshProofSeconds } from '#domain/account/account.ts'
import { validateProfile } from '#domain/account/profile.ts'
import type { Limit } from '#domain/data/rate-limit.ts'
import { followAccount } from './account-stream.ts'
import { accountRef, forgetUser, recordSignIn } from './account-record.ts'
import { callable } from '#functions/site/callable.ts'
import { longHandlerDeadlineMs } from '#functions/site/deadline.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { deletePerson, ownData } from './personal-data.ts'
import { getAuth } from 'firebase-admin/auth'

/** Collections in which an anonymous visitor may have left documents, by their id. */
const collections = ['estadisticas', 'contactos']

/**
 * Hands what an anonymous visitor left to the account they signed in to, and forgets the visitor. Only with the visitor's own token;
 * whatever else stands in its place changes nothing.
 */
async function mergeAnonymousAccount(token: string, uid: string): Promise<void> {
  const anonymousUid = await anonymousOf(token)
  if (anonymousUid === null || anonymousUid === uid) return
  const db = getFirestore()
  for (const name of collections) {
    // One after the other: each is small, and nothing waits for it.
    const { docs } = await db.collection(name).where('uid', '==', anonymousUid).get()
    await Promise.all(docs.map(({ ref }) => ref.update({ uid })))
  }
  await forgetUser(anonymousUid)
}

async function anonymousOf(token: string): Promise<string | null> {
  try {
    const { firebase, uid } = await getAuth().verifyIdToken(token, true)
    return firebase.sign_in_provider === 'anonymous' ? uid : null
  } catch {
    return null
  }
}

const hourSeconds = 3600
const limits: Limit[] = [{ by: 'person', seconds: hourSeconds, times: 60 }]
/** Expensive calls that are rarely needed. */
const rareLimits: Limit[] = [{ by: 'person', seconds: hourSeconds, times: 10 }]

/** A customer signed in: their record begins or goes on, and what they left as an anonymous visitor becomes theirs. */
export const registrarAcceso = callable(
  signInCall,
  { limits, who: 'customer' },
  async ({ anonymousToken, language }, caller) => {
    const account = await recordSignIn(caller.user, {
      isAdmin: caller.roles.includes('admin'),
      language,
      now: new Date()
    })
    if (anonymousToken !== null) await mergeAnonymousAccount(anonymousToken, caller.uid)
    return done(account)
  }
)

/** A new customer signed in by telephone (specification, section 4). Once, however often it is said. */
export const registrarUsuario = callable(
  registrationCall,
  { limits, who: 'customer' },
  async (_request, caller) => {
    if (caller.user.phoneNumber === undefined)
      return refuse('failed-precondition', 'Not by telephone', 'no-phone')
    const ref = getFirestore().collection('registros').doc(caller.uid)
    return getFirestore().runTransaction(async transaction => {
      if ((await transaction.get(ref)).exists) return done({ nuevo: false })
      transaction.set(ref, encodeRegistration({ moment: new Date().toISOString(), uid: caller.uid }))
      return done({ nuevo: true })
    })
  }
)

export const guardarPerfil = callable(
  saveProfileCall,
  { limits, who: 'customer' },
  async (profile, { uid }) => {
    const [problem] = validateProfile(profile)
    if (problem) return refuse('invalid-argument', `Wrong: ${problem.field}`, problem.code)
    const ref = accountRef(uid)
    return getFirestore().runTransaction(async transaction => {
      const known = decodeAccount((await transaction.get(ref)).data())
      if (known === null) return refuse('not-found', 'No such account', 'account-unknown')
      transaction.update(ref, encodeProfile(profile))
      return done({ ...known, ...profile })
    })
  }
)

/** Everything that is kept about the caller (quality check P8). */
export const misDatos = callable(
  ownDataCall,
  { limits: rareLimits, who: 'customer' },
  async (_request, { uid }) => done(await ownData(uid))
)

/** Deletes the caller, who has just proved who they are, except for the invoices that must be kept. */
export const eliminarCuenta = callable(
  deleteAccountCall,
  { handlerDeadlineMs: longHandlerDeadlineMs, limits: rareLimits, who: 'customer' },
  async (_request, { authTime, uid }) => {
    const age = Date.now() / 1000 - authTime
    if (age > freshProofSeconds)
      return refuse('failed-precondition', 'Prove who you are', 'requires-recent-login')
    return done({ invoices: await deletePerson(uid) })
  }
)

/** The customer's own record, live as long as the page is open. */
export const miCuenta = callable(
  accountCall,
  { handlerDeadlineMs: longHandlerDeadlineMs, who: 'customer' },
  (_request, caller, live) => followAccount(caller, live)
)
