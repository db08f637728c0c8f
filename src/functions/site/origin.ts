import { isIPv6 } from 'node:net'

/** Where a call comes from, as far as it can be told. */
export interface Origin {
  /** The address of the caller: the last one that Google saw itself, or the one before it where the call says that it came through Hosting. */
  caller: string
  /** The server of Hosting that passed the call on, as Google saw it; null for a call at the function's own address. */
  edge: string | null
}

/** Facts about the way of a request. */
export interface Way {
  forwardedFor: string | undefined
  /** Headers that Hosting adds to requests. A caller can add them, too: that is why `edge` is counted as well. */
  marks: readonly (string | undefined)[]
  socket: string | undefined
}

/** Headers of which Hosting sets one at least. */
export const hostingMarks = ['x-forwarded-host', 'fastly-client-ip', 'cdn-loop'] as const

/**
 * Google appends the address it sees to `X-Forwarded-For`, so that the last one cannot be chosen by the caller. Through Hosting that one is a
 * server of Hosting, and the one before it is what that server saw.
 */
export function originOf({ forwardedFor, marks, socket }: Way): Origin {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(Boolean)
  const last = networkOf(hops.at(-1) ?? socket ?? '')
  const before = hops.at(-2)
  const isFromHosting = marks.some(mark => mark !== undefined)
  return isFromHosting && before !== undefined
    ? { caller: networkOf(before), edge: last }
    : { caller: last, edge: null }
}

const groupsOfNetwork = 4

/** A household has a whole network of the sixth version (64 bits of it), and of the fourth one address. */
function networkOf(address: string): string {
  const [, inFour] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (inFour !== undefined) return inFour
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  const groups = tail === undefined ? front : [...front, ...zeros, ...back]
  return groups
    .slice(0, groupsOfNetwork)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
