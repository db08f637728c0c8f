import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('src/**/*.{astro,css,ts,tsx}').map(file => ({
  file,
  text: readFileSync(file, 'utf8')
}))

/** `light-dark()` answers with a colour; a media query could change anything. */
test('the themes differ in colours alone, so that axe may look at the second one for colours alone', () => {
  expect(sources.filter(({ text }) => text.includes('light-dark(')).length).toBeGreaterThan(3)
  const asking = sources.filter(({ text }) => text.includes('prefers-color-scheme'))
  expect(asking.map(({ file }) => file)).toEqual([])
})
