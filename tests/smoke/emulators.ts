import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort, loopback } from 'local-firebase'

const folder = resolve('.cache/smoke')
const cli = resolve('node_modules/firebase-tools/lib/bin/firebase.js')
const names = ['auth', 'eventarc', 'functions', 'hosting', 'tasks'] as const

export const project = 'demo-clavel'

export type Emulators = Record<(typeof names)[number] | 'hub', string> & {
  /** Everything that they wrote until they were ready. */
  output: string
  stop(): Promise<void>
}

interface Around {
  /** Address of the files of the bucket; the emulator of Storage has to be downloaded, too. */
  bucket: string
  /** Host of a database for the functions: the emulator of Firestore has to be downloaded. */
  database: string
  /** Tasks of the queue go to this address. */
  publisher: string
}

/** Starts the emulators of the command line of Firebase that need no Java, on our own firebase.json and on ports that are free. */
export async function startEmulators({ bucket, database, publisher }: Around): Promise<Emulators> {
  const ports = Object.fromEntries(
    await Promise.all([...names, 'hub', 'logging'].map(async name => [name, { port: await freePort() }]))
  )
  layOut(ports)
  const at = (name: string): string => `http://${loopback}:${ports[name].port}`
  const args = ['emulators:start', '--only', names.join(','), '--project', project]
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: database,
      PUBLISHER_URL: publisher,
      SITE_ORIGIN: at('hosting'),
      STORAGE_EMULATOR_HOST: bucket
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const output = await untilReady(child)
  return {
    auth: at('auth'),
    eventarc: at('eventarc'),
    functions: at('functions'),
    hosting: at('hosting'),
    hub: at('hub'),
    output,
    async stop() {
      const end = once(child, 'exit')
      child.kill('SIGINT')
      await end
    },
    tasks: at('tasks')
  }
}

/** A folder like the project, with the built parts and other ports. */
function layOut(ports: object): void {
  rmSync(folder, { force: true, recursive: true })
  mkdirSync(folder, { recursive: true })
  const config = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const emulators = { ...config.emulators, ...ports, ui: { enabled: false } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...config, emulators }))
  for (const name of ['dist', 'build', 'firestore.rules', 'storage.rules'])
    symlinkSync(resolve(name), join(folder, name))
}

async function untilReady(child: ChildProcess): Promise<string> {
  let output = ''
  await new Promise<void>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('All emulators ready')) ready()
      })
    }
    child.once('exit', code => failed(new Error(`the emulators ended with code ${String(code)}\n${output}`)))
  })
  return output
}
