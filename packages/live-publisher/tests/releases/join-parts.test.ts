import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { joinParts } from '../../src/releases/join-parts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'))
})

afterEach(() => rmSync(folder, { force: true, recursive: true }))

function made(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return join(folder, name)
}

function joined(...parts: string[]): string[] {
  const whole = join(folder, 'whole')
  joinParts(parts, whole)
  return readdirSync(whole, { recursive: true })
    .map(String)
    .filter(file => statSync(join(whole, file)).isFile())
    .toSorted()
}

test('what each has made is there, and what all have made once', () => {
  const first = made('1', { '_astro/a.js': 'a', 'index.html': '1', 'robots.txt': 'all' })
  const second = made('2', { '_astro/a.js': 'a', 'malaga/kayak.html': '2', 'robots.txt': 'all' })
  expect(joined(first, second)).toEqual(['_astro/a.js', 'index.html', 'malaga/kayak.html', 'robots.txt'])
})

test('a file of which two parts made different bytes is refused by its name', () => {
  const first = made('1', { 'index.html': 'today' })
  const second = made('2', { 'index.html': 'yesterday' })
  expect(() => joined(first, second)).toThrow('index.html')
})
