import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const unchecked = {
  annotated: 'export const report: { links: string[] } = JSON.parse(text)',
  argument: 'send(JSON.parse(text))',
  'without a type': 'export const report = JSON.parse(text)',
  destructured: 'export const { links } = JSON.parse(text)',
  'through Object': 'export const { links }: { links?: string[] } = Object(JSON.parse(text))',
  'with another value': 'export const links: string[] = text ? JSON.parse(text) : []',
  returned: 'export function read(): string[] {\n  return JSON.parse(text)\n}',
  'member of it': 'export const links: unknown = JSON.parse(text).links'
}

const checked = {
  unknown: 'export const report: unknown = JSON.parse(text)',
  schema: 'export const report = schema.parse(JSON.parse(text))',
  'fields unknown': 'export const { links }: { links?: unknown } = Object(JSON.parse(text))',
  record: 'export const { links }: Record<string, unknown> = JSON.parse(text)',
  'syntax alone': 'JSON.parse(text)',
  returned: 'export const read = (): unknown => JSON.parse(text)'
}

const root = mkdtempSync(join(tmpdir(), 'unchecked-json-'))
let complaints = ''

beforeAll(() => {
  mkdirSync(join(root, 'src/domain'), { recursive: true })
  for (const [kind, cases] of Object.entries({ checked, unchecked })) {
    for (const [name, code] of Object.entries(cases)) writeFileSync(fileOf(kind, name), `${code}\n`)
  }
  for (const name of ['oxlint.config.ts', 'tools', 'node_modules', 'package.json']) {
    symlinkSync(resolve(name), join(root, name))
  }
  const program = resolve('node_modules/.bin/oxlint')
  complaints = spawnSync(program, ['--format', 'unix', 'src'], { cwd: root, encoding: 'utf8' }).stdout
})

afterAll(() => rmSync(root, { force: true, recursive: true }))

test.each(Object.keys(unchecked))('JSON that is taken unchecked is refused: %s', name => {
  expect(isRefused('unchecked', name)).toBe(true)
})

test.each(Object.keys(checked))('JSON that is checked passes: %s', name => {
  expect(isRefused('checked', name)).toBe(false)
})

function fileOf(kind: string, name: string): string {
  return join(root, `src/domain/${kind}-${name.replaceAll(' ', '-')}.ts`)
}

function isRefused(kind: string, name: string): boolean {
  const file = `src/domain/${kind}-${name.replaceAll(' ', '-')}.ts:`
  return complaints.split('\n').some(line => line.startsWith(file) && line.includes('unchecked-json'))
}
