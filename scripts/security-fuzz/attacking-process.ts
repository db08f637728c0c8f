// One of the processes that send: with a database, a sign-in and functions of its own, so that none waits for another one.
import { rmSync } from 'node:fs'
import { openTestServer } from '../bench/callables/test-server.ts'
import { samples } from '../bench/callables/samples.ts'
import { attack, type Attacked, type Part } from './attack.ts'
import { wrongTexts } from './stored.ts'

/** Result of one part. */
export interface PartDone extends Attacked {
  /** How often a document was written, and what was wrong with it. */
  written: number
  wrong: string[]
}

// Each refused call has its lines in the log of the functions.
for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) console[level] = () => {}

const folder = `.cache/security-fuzz-${process.pid}`
const clearUp = () => rmSync(folder, { force: true, recursive: true })
process.once('exit', clearUp)
// However the process that asks has ended.
process.once('disconnect', () => process.exit())

let written = 0
const wrong = new Set<string>()
const stage = await openTestServer(folder, {
  onWrite: (path, fields) => {
    written += 1
    const id = path.slice(path.lastIndexOf('/') + 1)
    for (const problem of wrongTexts({ ...fields, [id]: true })) wrong.add(`${path}: ${problem}`)
  }
})

process.on('message', (part: Part) => void send(part))
process.send?.('ready')

async function send(part: Part): Promise<void> {
  const sample = samples.find(({ call }) => call.name === part.name)
  if (sample === undefined) throw new Error(`There is no function ${part.name}`)
  // Documents that were written as preparation were not sent by the attack.
  written = 0
  wrong.clear()
  const attacked = await attack(sample, stage.origin, part)
  const done: PartDone = { ...attacked, written, wrong: [...wrong] }
  process.send?.(done)
}
