import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort, startDatabase } from 'local-firebase'
import { type Outcome } from '../console.ts'
import { GoogleStandIn } from '../local/google/stand-in.ts'
import { HostingStandIn } from '../local/hosting-stand-in.ts'
import { program } from './program.ts'
import type { Environment, EnvironmentName } from './environment.ts'

/** Programs that stand in for Google while a deploy is rehearsed. */
export interface Rehearsal {
  /** For the programs of a deploy. */
  env: NodeJS.ProcessEnv
  /** For firebase-tools, which finds each interface of Google by a variable of its own. */
  toolsEnv: NodeJS.ProcessEnv
  hosting: HostingStandIn
  google: GoogleStandIn
  /** The service that the container would run, as a program of this machine. */
  startPublisher: () => Promise<Outcome>
  close: () => Promise<void>
}

/** Default where no file names a project. Google gives no project this name. */
export function rehearsedEnvironment(name: EnvironmentName): Environment {
  return { GOOGLE_CLOUD_PROJECT: `rehearsal-${name}`, SITE_URL: `https://${name}.clavel.example` }
}

/** Starts a database with the catalogue of the product, a Hosting and a Google, on this machine alone. */
export async function openRehearsal(
  environment: Environment,
  base: NodeJS.ProcessEnv,
  say: (line: string) => void
): Promise<Rehearsal> {
  const project = environment.GOOGLE_CLOUD_PROJECT
  const site = environment.HOSTING_SITE ?? project
  const hosting = new HostingStandIn(site, { filesPerAnswer: 1000 })
  const google = new GoogleStandIn(project, true, site)
  const [database, port] = await Promise.all([startDatabase(), freePort(), hosting.start(), google.start()])
  const publisherUrl = `http://127.0.0.1:${port}`
  const env = {
    ...base,
    FIRESTORE_EMULATOR_HOST: database.host,
    GOOGLE_API_ORIGIN: google.origin,
    HOSTING_API_ORIGIN: hosting.origin,
    HOSTING_API_TOKEN: hosting.token,
    METADATA_SERVER_DETECTION: 'none',
    PUBLISHER_URL: publisherUrl
  }
  await program({ say }, [process.execPath, 'scripts/seed.ts'], env)
  let service: ChildProcess | null = null
  return {
    env,
    google,
    hosting,
    toolsEnv: toolsEnvironment(base, google.origin),
    async startPublisher() {
      service = spawn(process.execPath, ['scripts/publisher.ts'], {
        env: { ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe']
      })
      for (const stream of [service.stdout, service.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          for (const line of text.trimEnd().split('\n')) say(`  publisher: ${line}`)
        })
      await once(service, 'spawn')
      return { kind: 'done' }
    },
    async close() {
      if (service !== null && service.exitCode === null) {
        service.kill('SIGTERM')
        await once(service, 'exit')
      }
      database.stop()
      hosting.stop()
      google.stop()
    }
  }
}

/** The variables of firebase-tools 15 that name an interface of Google (`lib/api.js`), and a token that only a stand-in takes. */
function toolsEnvironment(base: NodeJS.ProcessEnv, origin: string): NodeJS.ProcessEnv {
  const source = readFileSync('node_modules/firebase-tools/lib/api.js', 'utf8')
  const names = [...source.matchAll(/envOverride\("(\w+)", "https:/g)].map(([, name = '']) => name)
  return {
    ...base,
    ...Object.fromEntries([...names, 'FIREBASE_TOKEN_URL'].map(name => [name, origin])),
    FIREBASE_TOKEN: 'of the rehearsal',
    // It remembers there which interfaces are switched on.
    XDG_CONFIG_HOME: `${base['SITE_PLACE'] ?? ''}/firebase-tools`
  }
}
