import {
  type Auth as FirebaseAuth,
  linkWithCredential,
  PhoneAuthProvider,
  reauthenticateWithCredential,
  RecaptchaVerifier,
  signInWithCredential
} from 'firebase/auth'

import type { Auth, PhoneOutcome, SignInOutcome, AuthEvents } from './auth-api.ts'
import { attempt } from './attempt.ts'
import { anonymousIn, newUser, upgrade } from './sign-in-methods.ts'

/** Messages are in Spanish, whatever the page is in (specification, section 7). */
const messageLanguage = 'es'

const withoutUser = { code: 'auth/user-token-expired', kind: 'failed' } as const

/** The way in by telephone, behind an invisible bot check. */
export function createPhoneSignIn(
  auth: FirebaseAuth,
  news: AuthEvents
): Pick<Auth, 'sendCode' | 'sendProofCode' | 'startBotCheck'> {
  const check = createBotCheck(auth)

  async function send(
    phone: string,
    confirm: (provided: { code: string; id: string }) => Promise<SignInOutcome>
  ): Promise<PhoneOutcome> {
    auth.languageCode = messageLanguage
    const sent = await attempt(() =>
      check.used(verifier => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier))
    )
    if (typeof sent !== 'string') return sent
    return { confirm: code => attempt(() => confirm({ code, id: sent })), kind: 'sent' }
  }

  return {
    sendCode: phone =>
      send(phone, ({ code, id }) => enter(auth, news, PhoneAuthProvider.credential(id, code))),
    sendProofCode: async () => {
      const user = auth.currentUser
      if (!user?.phoneNumber) return withoutUser
      return send(user.phoneNumber, async ({ code, id }) => {
        await reauthenticateWithCredential(user, PhoneAuthProvider.credential(id, code))
        return { anonymousToken: null, isNew: false, kind: 'signed-in' }
      })
    },
    startBotCheck: check.start
  }
}

async function enter(
  auth: FirebaseAuth,
  news: AuthEvents,
  credential: ReturnType<typeof PhoneAuthProvider.credential>
): Promise<SignInOutcome> {
  const anonymous = anonymousIn(auth)
  if (!anonymous) return newUser(await signInWithCredential(auth, credential))
  return upgrade({
    anonymous,
    auth,
    byItself: () => linkWithCredential(anonymous, credential),
    credentialIn: error => PhoneAuthProvider.credentialFromError(error),
    news
  })
}

/** A check holds for one message: it is made anew for the next one, or the next one waits for ever. */
function createBotCheck(auth: FirebaseAuth) {
  let verifier: RecaptchaVerifier | null = null
  let place: HTMLElement | null = null

  async function start(where: HTMLElement): Promise<void> {
    verifier?.clear()
    place = where
    // Each check draws itself into an element that no other one has used.
    const own = document.createElement('div')
    where.replaceChildren(own)
    verifier = new RecaptchaVerifier(auth, own, { size: 'invisible' })
    await verifier.render()
  }

  return {
    start,
    used: async <Value>(action: (verifier: RecaptchaVerifier) => Promise<Value>): Promise<Value> => {
      if (verifier === null) await start(place ?? document.body.appendChild(document.createElement('div')))
      const own = verifier
      if (own === null) throw new TypeError('There is no bot check')
      try {
        return await action(own)
      } finally {
        own.clear()
        verifier = null
      }
    }
  }
}
