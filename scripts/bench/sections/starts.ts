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
    const rounds = Array.from({ length: times }, () => ({
      alone: startOf(''),
      fn: startOf(load, 'fn'),
      reading: startOf(`${load}; require('firebase-admin/firestore')`, 'fn'),
      trigger: startOf(load, 'alCambiar')
    }))
    const figures = {
      alone: summaryOf(rounds.map(({ alone }) => alone)),
      fn: summaryOf(rounds.map(({ fn }) => fn)),
      reading: summaryOf(rounds.map(({ reading }) => reading)),
      trigger: summaryOf(rounds.map(({ trigger }) => trigger))
    }
    const rowOf = (name: string, { least, megabytes, middle }: Summary): [string, string] => [
      name,
      `${middle.toFixed(2)} s of processor (at least ${least.toFixed(2)} s), ${megabytes.toFixed(0)} MB`
    ]
    return {
      figures,
      kind: 'measured',
      rows: [
        rowOf('Node alone', figures.alone),
        rowOf('fn, which answers requests', figures.fn),
        rowOf('fn and the database, for a call that reads', figures.reading),
        rowOf('alCambiar, which hears of writes', figures.trigger)
      ]
    }
  }
}

/** A process of its own that loads something and says what that took. */
function startOf(program: string, target = ''): Start {
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
