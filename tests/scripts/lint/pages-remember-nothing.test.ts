import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const folder = 'src/catalog/pages'
const remembers = /#catalog\/memo\/|\/memoize\.ts|live-publisher\/content/

test('pages call and compose: what is remembered stands in selectors and routes', () => {
  const files = readdirSync(folder, { recursive: true }).map(String)
  const sources = files.filter(file => file.endsWith('.ts'))
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter(file => remembers.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
