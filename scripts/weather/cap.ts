import { gunzipSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'
import { decodeWarning, type ZonedWarning } from '#contract/weather/aemet-warning.ts'
import { filesInTar } from './tar.ts'

const severalTimes = new Set(['area', 'eventCode', 'geocode', 'info', 'parameter', 'polygon'])

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  isArray: name => severalTimes.has(name),
  parseTagValue: false,
  processEntities: true
})

/** An archive with a message of the Common Alerting Protocol for each warning; compressed or not, whatever it is called. Throws where it is none. */
export function decodeWarnings(bytes: Uint8Array): ZonedWarning[] {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  const files = filesInTar(isCompressed ? gunzipSync(bytes) : bytes)
  return files
    .filter(({ name }) => name.endsWith('.xml'))
    .flatMap(({ content }) => decodeWarning(parser.parse(new TextDecoder().decode(content))) ?? [])
}
