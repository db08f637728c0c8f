import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

import { panels } from '../../e2e/support/panels.ts'

const stories = globSync('tests/e2e/**/*.spec.ts')
  .sort()
  .map(file => ({ file, text: readFileSync(file, 'utf8') }))
const sources = globSync('src/**/*.{astro,tsx}').map(file => ({ file, text: readFileSync(file, 'utf8') }))
const drawn = new Set<string>(Object.values(panels).flat())

const opens = /<dialog\b|<details\b|role="listbox"|\bpopover=|<(?:Confirm)?Dialog\b/
/** Shown where the site is developed alone. */
const notOnTheSite = ['src/components/style/StyleControls.astro', 'src/pages/_estilo.astro']
const ofTheSite = sources.filter(({ file }) => !notOnTheSite.includes(file))

/** The stories in which axe looks at a panel. */
function storiesOf(panel: string): string[] {
  return stories
    .filter(({ text }) =>
      [...text.matchAll(/expectNoBarrier\(\w+, '([^']+)'/g)].some(([, name]) => name === panel)
    )
    .map(({ file }) => basename(file, '.spec.ts'))
}

test('every panel is looked at in a story', () => {
  expect(Object.keys(panels).filter(panel => storiesOf(panel).length === 0)).toEqual([])
})

test('whatever opens something is on the list of panels', () => {
  const found = ofTheSite.filter(({ text }) => opens.test(text)).map(({ file }) => file.replace('src/', ''))
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(file => !drawn.has(file))).toEqual([])
})

test('every island is on the list of panels', () => {
  const woken = ofTheSite.flatMap(({ text }) =>
    [...text.matchAll(/<(\w+)\s[^<]*?client:/g)].map(([, name = '']) => name)
  )
  expect(woken.length).toBeGreaterThan(10)
  const named = [...drawn].map(file => basename(file, '.tsx'))
  expect(woken.filter(name => !named.includes(name))).toEqual([])
})

test('every source on the list is there', () => {
  const files = new Set(globSync('src/**/*.{astro,ts,tsx}').map(file => file.replace('src/', '')))
  expect([...drawn].filter(file => !files.has(file))).toEqual([])
})

test('axe is asked in one place, and no rule of it is turned off', () => {
  const asking = globSync([
    'packages/*/src/**/*.ts',
    'scripts/**/*.ts',
    'tests/**/*.ts',
    'src/**/*.{ts,tsx,astro}'
  ]).filter(file => /from 'axe-core'|AxeBuilder|disableRules|axe\.configure/.test(readFileSync(file, 'utf8')))
  expect(asking.filter(file => !file.endsWith('panels.test.ts'))).toEqual([
    'packages/site-checks/src/accessibility/barriers.ts'
  ])
})
