import { createInterface } from 'node:readline/promises'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { changeRights } from './customers/administrator.ts'
import { localProject } from './database/target.ts'
import { whatRuns } from './local/running.ts'

const usage =
  'npm run admin -- give ana@example.com, or take ana@example.com; a uid instead of the address; --yes asks nothing'

const { positionals, values } = argumentsGiven({
  allowPositionals: true,
  options: { yes: { default: false, type: 'boolean' } }
})
end(await run(positionals))

async function run([deed, who, ...more]: string[]): Promise<Outcome> {
  if ((deed !== 'give' && deed !== 'take') || !who || more.length > 0) return refused(usage)
  if (!values.yes && !process.stdin.isTTY) return refused('There is no terminal to ask at: add --yes.')
  return changeRights(connect(), deed, who, {
    isSure: async question => values.yes || isYes(await answerTo(`${question} (y/N) `)),
    tell: text => console.log(text)
  })
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
