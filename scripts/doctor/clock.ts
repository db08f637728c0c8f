import { bad, type Finding, good, type Check, warning } from './finding.ts'

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
