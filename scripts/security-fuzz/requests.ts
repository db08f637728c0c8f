import { anything, mutate, pick } from './mutation.ts'
import { hostileToken } from './tokens.ts'

type Random = () => number

/** A request to a function. */
export interface HostileRequest {
  body: Uint8Array | string | undefined
  headers: Record<string, string>
  method: string
}

/** Data that the function takes, and the token of a person who may call it. */
export interface Valid {
  data: object
  token?: string
}

const json = { 'content-type': 'application/json' }

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/octet-stream',
  ''
]

/** Most requests are nearly right; the others are wrong as a whole. */
export function hostileRequest({ data, token }: Valid, random: Random): HostileRequest {
  const kind = random()
  const authorization = token === undefined ? null : `Bearer ${token}`
  if (kind < 0.7) return posted(JSON.stringify({ data: mutate(data, random) }), authorization)
  if (kind < 0.8) return posted(JSON.stringify({ data: anything(random) }), authorization)
  if (kind < 0.9) return posted(JSON.stringify({ data }), hostileToken(token, random))
  if (kind < 0.96) return posted(brokenBody(JSON.stringify({ data }), random), authorization)
  return oddlySent(JSON.stringify({ data }), authorization, random)
}

function posted(body: Uint8Array | string, authorization: string | null): HostileRequest {
  return { body, headers: { ...json, ...(authorization === null ? {} : { authorization }) }, method: 'POST' }
}

/** JSON that ends too early, goes too deep, says things twice, or is none. */
function brokenBody(body: string, random: Random): Uint8Array | string {
  const depth = 7000
  const half = Math.floor(random() * body.length)
  return (
    pick<Uint8Array | string>(
      [
        '',
        'null',
        '[]',
        '{}',
        '"data"',
        '{"data":',
        '{"data":1e999}',
        '{"data":-0}',
        '{"data":"\\ud83d"}',
        '{"data":{"__proto__":{"admin":true}}}',
        '{"data":{},"more":1}',
        `{"data":1,${body.slice(1)}`,
        `\uFEFF${body}`,
        body.slice(0, half),
        body.slice(0, half) + '\u0000' + body.slice(half),
        `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`,
        `{"data":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
        `{"data":[${'0,'.repeat(7000)}0]}`,
        `{"data":"${'x'.repeat(300_000)}"}`,
        Uint8Array.from([0x7b, 0x22, 0x64, 0xff, 0xfe, 0x22, 0x7d]),
        Buffer.from(body, 'utf16le'),
        Buffer.from(body.replaceAll('a', '\u00E9'), 'latin1')
      ],
      random
    ) ?? ''
  )
}

/** Right data by the wrong method, as the wrong kind, or packed as it is not. */
function oddlySent(body: string, authorization: string | null, random: Random): HostileRequest {
  const request = posted(body, authorization)
  const method = pick(['GET', 'PUT', 'DELETE', 'OPTIONS', 'POST', 'POST', 'POST'], random) ?? 'POST'
  const more = pick<Record<string, string>>(
    [
      { 'content-type': pick(contentTypes, random) ?? '' },
      { 'content-encoding': 'gzip' },
      { 'content-encoding': 'nonsense' },
      { accept: 'text/event-stream' },
      { 'x-firebase-appcheck': 'nonsense' },
      { origin: 'https://evil.example' }
    ],
    random
  )
  return {
    body: method === 'GET' ? undefined : request.body,
    headers: { ...request.headers, ...more },
    method
  }
}
