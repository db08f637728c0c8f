import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { localProject } from '../../database/target.ts'
import { functionsFile } from '../../site/functions.ts'
import { refused } from '../../console.ts'
import type { Section } from '../section.ts'
import { median } from '../weigh.ts'

const times = 9
const load = `require(${JSON.stringify(resolve(dirname(functionsFile)))})`
/** In the order of the table. */
const programs = [
  { key: 'alone', name: 'Node alone', program: '', target: '' },
  { key: 'fn', name: 'fn, which answers requests', program: load, target: 'fn' },
  {
    key: 'reading',
    name: 'fn and the database, for a call that reads',
    program: `${load}; require('firebase-admin/firestore')`,
    target: 'fn'
  },
  { key: 'trigger', name: 'alCambiar, which hears of writes', program: load, target: 'alCambiar' }
]

interface Start {
  megabytes: number
  seconds: number
}

/** Measures a cold start of the functions, as the servers make it: the processor's time until their modules are loaded, beside that of Node alone, which says how busy the machine is. */
export const starts: Section = {
  name: 'starts',
  run: async () => {
    if (!existsSync(functionsFile))
      return refused(`There is no ${functionsFile}. Make it first: npm run build`)
    // In turn, so that a busy moment falls on each.
    const rounds = Array.from({ length: times }, () =>
      programs.map(({ program, target }) => startOf(program, target))
    )
    const summaries = programs.map((_, index) => summaryOf(rounds.flatMap(round => round[index] ?? [])))
    const rowOf = (name: string, { least, megabytes, middle }: Summary): [string, string] => [
      name,
      `${middle.toFixed(2)} s of processor (at least ${least.toFixed(2)} s), ${megabytes.toFixed(0)} MB`
    ]
    return {
      figures: Object.fromEntries(programs.map(({ key }, index) => [key, summaries[index]])),
      kind: 'measured',
      rows: programs.flatMap(({ name }, index) => {
        const summary = summaries[index]
        return summary === undefined ? [] : [rowOf(name, summary)]
      })
    }
  }
}

/** A process of its own that loads something and says what that took. */
function startOf(program: string, target: string): Start {
  const measure =
    'const { system, user } = process.cpuUsage(); console.log((system + user) / 1e6, process.memoryUsage().rss / 1e6); process.exit()'
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=commonjs', '--eval', `${program}\n${measure}`],
    {
      encoding: 'utf8',
      env: { FIREBASE_CONFIG: '{}', FUNCTION_TARGET: target, GCLOUD_PROJECT: localProject }
    }
  )
  const [seconds = Number.NaN, megabytes = Number.NaN] = stdout.trim().split(' ').map(Number)
  return { megabytes, seconds }
}

interface Summary {
  least: number
  megabytes: number
  middle: number
}

function summaryOf(measured: readonly Start[]): Summary {
  const seconds = measured.map(each => each.seconds)
  return {
    least: Math.min(...seconds),
    megabytes: median(measured.map(({ megabytes }) => megabytes)),
    middle: median(seconds)
  }
}
