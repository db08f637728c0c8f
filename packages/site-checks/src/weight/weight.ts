import { brotliCompressSync, constants } from 'node:zlib'

/** Nearly as small as it can be, in a tenth of the time. */
const quickly = 5

/** Size after compression. Fast compression decides unless the result is over the budget; then the best one does, as static files are sent that way. */
export function brotliBytes(content: string | Buffer, budget = Infinity): number {
  const quick = quickBrotliBytes(content)
  return quick <= budget ? quick : brotliCompressSync(content).length
}

/** At a glance: a tenth more than what is sent. */
export function quickBrotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quickly } }).length
}

/** Advice for a file over its budget; empty when it is within. */
export function overBudget(bytes: number, budget: number, what: string): string[] {
  if (bytes <= budget) return []
  const rounded = [bytes, budget].map(inKb)
  const [weighed, most] = rounded[0] === rounded[1] ? [bytes, budget].map(inBytes) : rounded
  return [`Make the ${what} lighter: ${weighed}, at most ${most}.`]
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** For a file so near its budget that both are the same number of kB. */
function inBytes(bytes: number): string {
  return `${bytes.toLocaleString('en')} bytes`
}
