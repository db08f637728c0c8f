import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localProject } from '../../database/target.ts'
import { functionsFile } from '../../site/functions.ts'
import { refused } from '../../console.ts'
import type { Section } from '../section.ts'
import { median } from '../weigh.ts'

const times = 9

interface Start {
  megabytes: number
  seconds: number
}

/** Measures a cold start of the functions: the processor's time until their modules are loaded, beside that of Node alone, which says how busy the machine is. */
export const starts: Section = {
  name: 'starts',
  run: async () => {
    if (!existsSync(functionsFile))
      return refused(`There is no ${functionsFile}. Make it first: npm run build`)
    const functions = `await import(${JSON.stringify(pathToFileURL(resolve(functionsFile)).href)})`
    // In turn, so that a busy moment falls on both.
    const pairs = Array.from({ length: times }, () => ({ alone: startOf(''), whole: startOf(functions) }))
    const figures = {
      alone: summaryOf(pairs.map(({ alone }) => alone)),
      whole: summaryOf(pairs.map(({ whole }) => whole))
    }
    const rowOf = (name: string, { least, megabytes, middle }: Summary): [string, string] => [
      name,
      `${middle.toFixed(2)} s of processor (at least ${least.toFixed(2)} s), ${megabytes.toFixed(0)} MB`
    ]
    const ratio = figures.whole.middle / figures.alone.middle
    return {
      figures: { ...figures, ratio },
      kind: 'measured',
      rows: [
        rowOf('Node alone', figures.alone),
        rowOf('Node and the functions', figures.whole),
        ['the second for one of the first', ratio.toFixed(1)]
      ]
    }
  }
}

/** A process of its own that loads something and says what that took. */
function startOf(program: string): Start {
  const measure =
    'const { system, user } = process.cpuUsage(); console.log((system + user) / 1e6, process.memoryUsage().rss / 1e6); process.exit()'
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${program}\n${measure}`],
    { encoding: 'utf8', env: { FIREBASE_CONFIG: '{}', GCLOUD_PROJECT: localProject } }
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
