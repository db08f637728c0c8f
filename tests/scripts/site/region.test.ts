import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readHostingRules } from '#publishing/hosting/serving-config.ts'
import { languages } from '#domain/text/locale.ts'
import { region } from '#settings.ts'
import { keepRegion } from '../../../scripts/site/region.ts'
import { gcloudCommands } from '../../fixtures/gcloud/commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'region-'))
afterAll(() => rmSync(folder, { force: true, recursive: true }))

const committed = readFileSync('firebase.json', 'utf8')

function regionsIn(firebaseJson: string): string[] {
  return readHostingRules(firebaseJson).rewrites.flatMap(rewrite =>
    'function' in rewrite ? [rewrite.function.region] : []
  )
}

test('firebase.json looks for every function in the region of the settings', () => {
  expect(new Set(regionsIn(committed))).toEqual(new Set([region]))
})

test('a build writes another region into each rewrite of firebase.json, and nothing else changes', () => {
  const file = join(folder, 'firebase.json')
  writeFileSync(file, committed)
  expect(keepRegion(file, region)).toBe(false)
  expect(keepRegion(file, 'us-central1')).toBe(true)
  const written = readFileSync(file, 'utf8')
  expect(regionsIn(written)).toEqual(regionsIn(committed).map(() => 'us-central1'))
  expect(written.replaceAll('us-central1', region)).toBe(committed)
})

test('commands of pages name the region of the settings', () => {
  const named = gcloudCommands().flatMap(({ words }) =>
    words.flatMap((word, at) => (words[at - 1] === '--region' ? [word] : []))
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(name => name !== region && name !== 'some-value')).toEqual([])
  const pages = ['docs/first-deploy.md', 'docs/three-in-the-morning.md'].map(page =>
    readFileSync(page, 'utf8')
  )
  const elsewhere = pages.flatMap(page => [...page.matchAll(/--region ([\w-]+)/g)].map(([, name]) => name))
  expect(elsewhere.filter(name => name !== region)).toEqual([])
})

test('the privacy policy names the region of the settings in every language', () => {
  for (const language of languages)
    expect(readFileSync(`src/i18n/documents/${language}.json`, 'utf8')).toContain(` ${region} (`)
})
