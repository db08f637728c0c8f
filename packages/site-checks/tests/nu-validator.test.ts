import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { askValidator, faultsIn } from 'site-checks'

const sound = '<!doctype html><html lang="es"><head><title>Kayak</title></head><body><p>Sol</p></body></html>'
const broken = sound.replace('</html>', '</html><script src="/late.js"></script>')
const pages: Record<string, string> = { '/': sound, '/experiencias/kayak': broken }
const site = { text: (address: string) => pages[address] ?? '' }
const hasJava = spawnSync('java', ['-version']).status === 0

function said(message: string, type = 'error'): string {
  return JSON.stringify({ messages: [{ lastLine: 3, message, type, url: 'file:/tmp/x/en/agenda.html' }] })
}

describe('what the Nu validator says', () => {
  test('is a fault of its page', () => {
    expect(faultsIn(said('Stray start tag “script”.'), '/tmp/x')).toEqual([
      { at: '/en/agenda', change: 'Stray start tag “script”. (line 3)' }
    ])
  })

  test.each([
    "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
    "CSS: “size-adjust”: Property “size-adjust” doesn't exist.",
    'Attribute “name” not allowed on element “details” at this point.',
    'Bad value “speculationrules” for attribute “type” on element “script”: Subtype missing.'
  ])('is none where it does not know the standard: %s', message => {
    expect(faultsIn(said(message))).toEqual([])
  })

  test('is none where it only remarks something', () => {
    expect(faultsIn(said('Trailing slash on void elements has no effect.', 'info'))).toEqual([])
  })
})

test('where there is no Java, nobody has looked, and that is said', async () => {
  expect(await askValidator(site, ['/'], 'no-such-java')).toEqual({ kind: 'no-java' })
})

test('a validator that does not come to its end has not found the pages sound', async () => {
  expect(await askValidator(site, ['/'], process.execPath)).toMatchObject({
    faults: [{ at: '/', change: expect.stringContaining('come to its end') }]
  })
})

test('where there is Java, a script after the end of a page is found, and a sound page is left alone', async () => {
  const verdict = await askValidator(site, Object.keys(pages))
  const found = verdict.kind === 'looked' ? verdict.faults.map(({ at }) => at) : []
  expect(verdict.kind).toBe(hasJava ? 'looked' : 'no-java')
  expect([...new Set(found)]).toEqual(hasJava ? ['/experiencias/kayak'] : [])
}, 240_000)
