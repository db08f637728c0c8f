import { pick } from './mutation.ts'

type Random = () => number

/** Claims as the sign-in never writes them. An emulator lets through unsigned tokens. */
const oddClaims: readonly Record<string, unknown>[] = [
  { firebase: null },
  { firebase: 'password' },
  { firebase: {} },
  { firebase: { sign_in_provider: null } },
  { firebase: { sign_in_provider: { toString: 'x' } } },
  { auth_time: 'now' },
  { auth_time: null },
  { auth_time: -1 },
  { auth_time: 1e300 },
  { sub: '' },
  { sub: 7 },
  { sub: null },
  { sub: 'a/b' },
  { sub: '..' },
  { sub: '__proto__' },
  { sub: '\uD800\u0000' },
  { sub: 'x'.repeat(200) },
  { exp: 1 },
  { exp: 'never' },
  { aud: ['demo-clavel'] },
  { aud: 'another-project' },
  { iss: null },
  { admin: 'true' },
  { admin: true, firebase: null },
  { phone_number: { toString: 'x' } },
  { email: ['ana@example.com'] }
]

const oddHeaders = [
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer a.b.c',
  'Basic YTpi',
  'Bearer e30.e30.',
  'bearer  x y',
  '.'
]

/** The head of the request: a token of a person with other claims, or something that is no token. */
export function hostileToken(token: string | undefined, random: Random): string {
  const [, payload] = (token ?? '').split('.')
  const claims = pick(oddClaims, random) ?? {}
  if (payload === undefined || random() < 0.3) return pick(oddHeaders, random) ?? ''
  const read: Record<string, unknown> = Object(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ ...read, ...claims })}.`
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
