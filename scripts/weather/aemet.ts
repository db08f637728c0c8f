import { gunzipSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'
import { aemetAnswer } from '#contract/weather/aemet-answer.ts'
import { decodeForecast } from '#contract/weather/aemet-forecast.ts'
import { decodeTowns } from '#contract/weather/aemet-towns.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { decodeWarning, type ZonedWarning } from '#contract/weather/aemet-warning.ts'
import type { Answer, WeatherSource } from './source.ts'

const blockBytes = 512

/** The plain files in a tar archive. Throws where it is cut off, or no archive. */
export function filesInTar(bytes: Uint8Array): { content: Uint8Array; name: string }[] {
  const files: { content: Uint8Array; name: string }[] = []
  let at = 0
  while (at + blockBytes <= bytes.length && bytes[at] !== 0) {
    const field = (from: number, length: number) =>
      new TextDecoder().decode(bytes.subarray(at + from, at + from + length)).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 12), 8)
    const end = at + blockBytes + size
    if (field(257, 5) !== 'ustar' || Number.isNaN(size) || end > bytes.length)
      throw new Error('The archive of the warnings is damaged')
    if (['', '0'].includes(field(156, 1)))
      files.push({ content: bytes.subarray(at + blockBytes, end), name: field(0, 100) })
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes
  }
  if (at === 0) throw new Error('The warnings came in no archive')
  return files
}

export const aemetOrigin = 'https://opendata.aemet.es'
/** The warnings of Andalusia. */
const andalusia = '61'

/** AEMET answers some forty questions in a minute: one after the other, with time between them. */
const pauseMs = 2000
/** Asked too often: its limit is counted by the minute. */
const limitPauseMs = 65_000
const tries = 3
const timeoutMs = 30_000
const ok = 200
const tooMany = 429
/** A key that is wrong or no longer valid. */
const refusals = [401, 403]

interface Settings {
  key: string
  origin?: string
  wait: (ms: number) => Promise<unknown>
}

/** AEMET's answer when it has no data. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, reason: string) {
    super(`${status} ${reason}`.trim())
    this.status = status
  }
}

/** AEMET OpenData. A first answer names the address of the data; the data are UTF-8 here, ISO-8859-15 there. */
export function createAemet({ key, origin = aemetOrigin, wait }: Settings): WeatherSource {
  const ask = <Value>(path: string, decode: (bytes: Uint8Array) => Value) =>
    insisting(wait, async () => decode(await dataAt(new URL(`/opendata/api/${path}`, origin), key)))
  return {
    forecast: code =>
      ask(`prediccion/especifica/municipio/diaria/${code}`, bytes => decodeForecast(jsonIn(bytes))),
    towns: () => ask('maestro/municipios', bytes => decodeTowns(jsonIn(bytes))),
    warnings: () => ask(`avisos_cap/ultimoelaborado/area/${andalusia}`, decodeWarnings)
  }
}

/** Tries again after a pause; what asked too often waits for longer. An answer that is not what it should be comes no better a second time. */
async function insisting<Value>(wait: Settings['wait'], once: () => Promise<Value>): Promise<Answer<Value>> {
  for (let attempt = 1; ; attempt += 1) {
    await wait(pauseMs)
    try {
      return { kind: 'done', value: await once() }
    } catch (error) {
      const status = error instanceof Refused ? error.status : null
      const isFinal = status !== null && (refusals.includes(status) || status === tooMany)
      const isHopeless = status === null ? !isOfTheNetwork(error) : status < 500 && status !== tooMany
      if (isHopeless || attempt === tries) return { isFinal, kind: 'failed', why: firstLine(error) }
      if (status === tooMany) await wait(limitPauseMs)
    }
  }
}

/** `fetch` says so with these; everything else is an answer that could not be read. */
function isOfTheNetwork(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.message === 'fetch failed')
}

function firstLine(error: unknown): string {
  return errorMessage(error).replaceAll(/\s+/g, ' ').slice(0, 160)
}

async function dataAt(address: URL, key: string): Promise<Uint8Array> {
  const first = await bytesAt(address, { api_key: key })
  const said: unknown = jsonIn(first)
  // The list of municipalities comes at once.
  if (Array.isArray(said)) return first
  const { address: place, reason, status } = aemetAnswer.parse(said)
  if (place === undefined || status !== ok) throw new Refused(status, reason)
  // The key is for the first address alone, and only the same host is asked again.
  const there = new URL(place)
  if (there.host !== address.host) throw new Refused(ok, `names another host: ${there.host}`)
  const bytes = await bytesAt(there, {})
  refuseWhatIsNoData(bytes)
  return bytes
}

async function bytesAt(address: URL, headers: Record<string, string>): Promise<Uint8Array> {
  const answer = await fetch(address, {
    headers: { ...headers, accept: 'application/json, */*' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs)
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (!answer.ok) throw new Refused(answer.status, answer.statusText)
  return bytes
}

/** The second address may answer an error in place of the data. */
function refuseWhatIsNoData(bytes: Uint8Array): void {
  if (bytes[0] !== '{'.charCodeAt(0)) return
  const said = aemetAnswer.safeParse(jsonIn(bytes))
  if (said.success) throw new Refused(said.data.status, said.data.reason)
}

function jsonIn(bytes: Uint8Array): unknown {
  return JSON.parse(textOf(bytes))
}

/** Decodes bytes that are not valid UTF-8 as ISO-8859-15, whatever the header says. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('iso-8859-15').decode(bytes)
  }
}

const severalTimes = new Set(['area', 'eventCode', 'geocode', 'info', 'parameter', 'polygon'])

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  isArray: name => severalTimes.has(name),
  parseTagValue: false,
  processEntities: true
})

/** An archive with a message of the Common Alerting Protocol for each warning; compressed or not, whatever it is called. Throws where it is none. */
function decodeWarnings(bytes: Uint8Array): ZonedWarning[] {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const files = filesInTar(isCompressed ? gunzipSync(bytes) : bytes)
  return files
    .filter(({ name }) => name.endsWith('.xml'))
    .flatMap(({ content }) => decodeWarning(parser.parse(new TextDecoder().decode(content))) ?? [])
}
