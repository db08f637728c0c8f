import './deploy/use-environment.ts'
import { createInterface } from 'node:readline/promises'
import { type App, applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { encodePerson, peopleCollection } from '#studio/document/stored.contract.ts'
import { hasAnyRole, type StudioRights } from '#domain/account/rights.ts'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { encodeAccessNotice } from '#contract/user-documents/access-notice.ts'
import { rightsIn } from '#contract/user-documents/claims.ts'
import { mailCollections } from '#contract/user-documents/mail-collections.ts'
import { invitationOf } from '#i18n/account/invitation.ts'
import { changeRights, type FoundAccount } from './customers/administrator.ts'
import { roleIn, roleUsage } from './customers/role.ts'
import { problemOfLinks } from './customers/site-of-links.ts'
import { localProject } from './database/target.ts'
import { runningSite } from './local/running.ts'

const usage =
  'npm run admin -- give ana@example.com, or take ana@example.com; a uid instead of the address; --yes asks nothing.\n' +
  `Behind it the role: ${roleUsage}`

/** Instead of the uid of an administrator. */
const operator = 'npm run admin'

const { positionals, values } = argumentsGiven('admin', {
  allowPositionals: true,
  options: { to: { type: 'string' }, yes: { default: false, type: 'boolean' } }
})
end(await run(positionals))

async function run([action, who, ...words]: string[]): Promise<Outcome> {
  if ((action !== 'give' && action !== 'take') || !who) return refused(usage)
  const role = roleIn(action, words)
  if (role === null) return refused(usage)
  if (!values.yes && !process.stdin.isTTY) return refused('There is no terminal to ask at: add --yes.')
  const local = localSignIn()
  const problem = local === null && action === 'give' ? problemOfLinks() : null
  if (problem !== null) return refused(problem)
  const app = initializeApp(local ?? { credential: applicationDefault() })
  return changeRights(
    getAuth(app),
    action,
    who,
    {
      isSure: async question => values.yes || isYes(await answerTo(`${question} (y/N) `)),
      remember: (user, rights) => remember(app, user, rights),
      tell: text => console.log(text)
    },
    role
  )
}

/** Where only the sign-in is of this machine, there is no database to write to. */
async function remember(app: App, user: FoundAccount, rights: StudioRights): Promise<void> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST && !process.env.FIRESTORE_EMULATOR_HOST) return
  const db = getFirestore(app)
  const now = new Date()
  const place = db.collection(peopleCollection).doc(user.uid)
  if (hasAnyRole(rights)) await place.set(encodePerson(operator, now))
  else await place.delete()
  const invitation = invitationOf(user, { after: rights, before: rightsIn(user.customClaims) }, now)
  if (invitation !== null)
    await db.collection(mailCollections['access-notice']).add(encodeAccessNotice(invitation))
}

async function answerTo(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

function isYes(answer: string): boolean {
  return ['y', 'yes'].includes(answer.trim().toLowerCase())
}

/** The project of a sign-in of this machine: the environment names one, or nothing and `npm start` runs. Null for that of Google. */
function localSignIn(): { projectId: string } | null {
  const { env } = process
  const isNamed =
    env.FIREBASE_AUTH_EMULATOR_HOST ??
    env.GOOGLE_APPLICATION_CREDENTIALS ??
    env.GOOGLE_CLOUD_PROJECT ??
    env.GCLOUD_PROJECT
  const running = isNamed ? null : runningSite()
  // At its own address, too, the site answers for the sign-in.
  if (running) {
    env.FIREBASE_AUTH_EMULATOR_HOST = new URL(running.site).host
    env.FIRESTORE_EMULATOR_HOST ??= running.database
  }
  return env.FIREBASE_AUTH_EMULATOR_HOST ? { projectId: env.GCLOUD_PROJECT ?? localProject } : null
}
