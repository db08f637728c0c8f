import { errorMessage } from '#publishing/error-message.ts'
import type { Status } from '#publishing/status.ts'

const everyMs = 60_000
const timeoutMs = 5000

interface Means {
  /** An https address of a monitor: it raises the alarm when nothing comes for some minutes. */
  address: string | undefined
  readStatus: () => Status | null
  /** One that did not arrive is told once, until one arrives. */
  onProblem: (problem: string) => void
  send?: typeof fetch
  everyMs?: number
}

/**
 * Says again and again that this program runs and can publish. An alarm of its own would be silent with it. While publications fail nothing is said, so that the monitor raises the alarm as well; one that is held or paused waits for a person, who knows.
 */
export function startHeartbeat(means: Means): () => void {
  const { address } = means
  if (!address) return () => {}
  const problem = addressProblem(address)
  if (problem !== null) {
    means.onProblem(problem)
    return () => {}
  }
  let isSilent = false
  const beat = async () => {
    const failure = await beatOnce(means, address)
    if (failure !== null && !isSilent) means.onProblem(`the heartbeat did not arrive: ${failure}`)
    isSilent = failure !== null
  }
  void beat()
  const timer = setInterval(() => void beat(), means.everyMs ?? everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Null, or why it did not arrive. */
async function beatOnce({ readStatus, send = fetch }: Means, address: string): Promise<string | null> {
  const status = readStatus()
  if (status?.waiting.kind === 'failed') return null
  try {
    const { ok, status: code } = await send(address, {
      body: JSON.stringify({
        lastPublished: status?.lastPublished?.moment ?? null,
        waiting: status?.waiting.kind ?? null
      }),
      headers: { 'content-type': 'application/json' },
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs)
    })
    return ok ? null : `answered ${code}`
  } catch (error) {
    return errorMessage(error)
  }
}

/** It tells nothing but that something runs, but its address is a secret: only an encrypted one, or this machine. */
export function addressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'HEARTBEAT_URL is no address'
  const { hostname, protocol } = new URL(address)
  const isOwn = protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return protocol === 'https:' || isOwn ? null : 'HEARTBEAT_URL is no https address'
}
