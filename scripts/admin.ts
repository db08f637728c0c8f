import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { localProject } from './database/target.ts'
import { whatRuns } from './local/running.ts'

const usage = 'npm run admin -- give ana@example.com, or take ana@example.com'

const { positionals } = argumentsGiven({ allowPositionals: true })
end(await run(positionals))

/** Gives an account the claim of administrators, or takes it away. */
async function run([deed, email, ...more]: string[]): Promise<Outcome> {
  if ((deed !== 'give' && deed !== 'take') || !email || more.length > 0) return refused(usage)
  const auth = connect()
  const user = await accountOf(auth, email)
  if (user === null) return refused(`There is no account ${email}. Its owner creates it on the site first.`)
  const { admin: _, ...others } = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, deed === 'give' ? { ...others, admin: true } : others)
  // The tokens of before still carry the claims of before: everywhere the account signs in anew.
  await auth.revokeRefreshTokens(user.uid)
  console.log(
    `${email} is ${deed === 'give' ? 'now an administrator' : 'no administrator any more'}. Sign in again to notice.`
  )
  return { kind: 'done' }
}

/** The sign-in that the environment names, else that of a running `npm start`. */
function connect(): Auth {
  const isNamed = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? process.env.GOOGLE_APPLICATION_CREDENTIALS
  const running = isNamed ? null : whatRuns()
  // At its own address, too, the site answers for the sign-in.
  if (running) process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(running.site).host
  const isLocal = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined
  return getAuth(
    isLocal
      ? initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? localProject })
      : initializeApp({ credential: applicationDefault() })
  )
}

async function accountOf(auth: Auth, email: string) {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    if (Object(error).code === 'auth/user-not-found') return null
    throw error
  }
}
