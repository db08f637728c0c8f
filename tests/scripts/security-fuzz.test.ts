import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

import { seededRandom } from '#domain/data/random.ts'
import { mutate } from '../../scripts/security-fuzz/mutation.ts'
import { hostileRequest } from '../../scripts/security-fuzz/requests.ts'
import { wrongTexts } from '../../scripts/security-fuzz/stored.ts'

const minutesMs = 240_000

test(
  'no function fails at what is sent to harm it, and nothing of it is stored',
  { timeout: minutesMs },
  () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['scripts/security-fuzz.ts', '--payloads', '25', '--seed', 'suite'],
      { encoding: 'utf8' }
    )
    expect(stderr + stdout).toContain('Failures of a function: 0. Texts stored that should not be: 0.')
    expect(status).toBe(0)
  }
)

describe('the generator', () => {
  const data = { lista: [{ nombre: 'Ana' }], nombre: 'Ana Ruiz' }

  test('sends the same for the same seed, and other things for another one', () => {
    const sent = (seed: string) => {
      const random = seededRandom(seed)
      return Array.from({ length: 50 }, () => JSON.stringify(mutate(data, random)))
    }
    expect(sent('a')).toEqual(sent('a'))
    expect(sent('a')).not.toEqual(sent('b'))
    expect(new Set(sent('a')).size).toBeGreaterThan(40)
  })

  test('changes what is deep inside, and keeps most as it was', () => {
    const random = seededRandom('deep')
    const changed = Array.from({ length: 300 }, () => JSON.stringify(mutate(data, random)))
    expect(changed).toContainEqual(
      expect.stringMatching(/^\{"lista":\[\{"nombre":"(?!Ana"\}).*"\}\],"nombre":"Ana Ruiz"\}$/)
    )
    expect(changed.some(text => text.includes('__proto__'))).toBe(true)
  })

  test('sends broken bodies, odd kinds and forged tokens, too', () => {
    const random = seededRandom('all')
    const token = `e30.${Buffer.from('{"sub":"ana"}').toString('base64url')}.`
    const requests = Array.from({ length: 400 }, () => hostileRequest({ data, token }, random))
    expect(requests.some(({ body }) => body === '')).toBe(true)
    expect(requests.some(({ headers }) => headers['content-encoding'] === 'gzip')).toBe(true)
    expect(requests.some(({ method }) => method === 'GET')).toBe(true)
    const forged = requests.filter(({ headers }) => headers.authorization !== `Bearer ${token}`)
    expect(forged.length).toBeGreaterThan(20)
  })
})

describe('a text that should not be stored', () => {
  test.each([
    ['Ana \uD83D', 'half a character'],
    ['A\u0000na', 'a control character'],
    ['Uno\nDos', 'a control character'],
    ['\u202Eana', 'a sign of direction'],
    ['A\u200Bna', 'a hidden character'],
    ['A\uFFFDna', 'a hidden character'],
    ['Ana\u{E0068}', 'a hidden character'],
    ['\u200D', 'nothing to see'],
    ['  ', 'nothing to see']
  ])('%j is found as %s', (text, problem) => {
    expect(wrongTexts({ datos: [{ nombre: text }] })).toEqual([
      expect.stringContaining(`datos.0.nombre: ${problem}`)
    ])
    expect(wrongTexts({ [text]: 1 })).toEqual([expect.stringContaining(`${problem} in a name`)])
  })

  test.each([
    { nombre: '👩‍👧 ❤️ می‌خواهم' },
    { mensaje: 'Uno\nDos', message: { text: 'Uno\nDos' } },
    { respuesta: { es: '<p>Uno</p>\n<p>Dos</p>' } },
    { nombre: '' }
  ])('%j is none', document => expect(wrongTexts(document)).toEqual([]))
})
