import { readFileSync, statfsSync } from 'node:fs'
import { z } from 'zod'
import { isInstalled } from '../ensure.mjs'
import { bad, type Check, type Finding, good, warning } from './finding.ts'

const timeoutMs = 10_000
/** Google refuses a token that is signed five minutes too early or too late. */
const refusedAfterSeconds = 300
const oddAfterSeconds = 5

/** Compares the clock with that of a server; `origin` answers anything with a date. */
export function lookAtClock(origin = 'https://firestore.googleapis.com', now = () => Date.now()): Check {
  return async () => {
    const before = now()
    try {
      const { headers } = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
      const theirs = Date.parse(headers.get('date') ?? '')
      return Number.isNaN(theirs)
        ? [warning(`${origin} does not say what time it is.`, 'Ask another one')]
        : [clockFinding((before + now()) / 2 - theirs)]
    } catch {
      return [
        warning(
          `${origin} cannot be reached, so the clock is not compared.`,
          'Check the network; without the cloud this does not matter'
        )
      ]
    }
  }
}

export function clockFinding(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const what = `The clock is ${seconds} s ${aheadMs > 0 ? 'ahead' : 'behind'}.`
  const how = 'timedatectl set-ntp true'
  if (seconds >= refusedAfterSeconds) return bad(`${what} Google refuses what this machine signs.`, how)
  return seconds > oddAfterSeconds ? warning(what, how) : good('The clock is right')
}

const minFreeBytes = 2_000_000_000

/** Versions, packages and room. */
export const lookAtMachine: Check = () => [versionOf(process.version), ...packages(), roomIn('.')]

export function versionOf(version: string): Finding {
  const wanted = readFileSync('.nvmrc', 'utf8').trim()
  const major = version.slice(1).split('.')[0]
  return major === wanted
    ? good(`Node ${version}`)
    : warning(
        `Node ${version}, where the site is made and tested with ${wanted}.`,
        `Install Node ${wanted} (.nvmrc)`
      )
}

function packages(): Finding[] {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesIn)
  if (wanted && present && isInstalled(wanted, present))
    return [good('Packages are those of package-lock.json')]
  return [bad('Packages are not those of package-lock.json.', 'npm ci --ignore-scripts')]
}

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      version: z.string().optional()
    })
  )
})

type Packages = Parameters<typeof isInstalled>[0]

function packagesIn(file: string): Packages | null {
  try {
    return lock.parse(JSON.parse(readFileSync(file, 'utf8'))).packages
  } catch {
    return null
  }
}

/** A clean build of 2,000 experiences beside the one that is served takes as much. */
export function roomIn(folder: string, least = minFreeBytes): Finding {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const gigabytes = (free / 1e9).toFixed(1)
  return free >= least
    ? good(`${gigabytes} GB are free`)
    : warning(`${gigabytes} GB are free: a build of 2,000 experiences takes some 2 GB.`, 'Make room')
}
