import { readFileSync } from 'node:fs'
import * as siteChecks from 'site-checks'
import * as weight from 'site-checks/weight'
import { expect, test } from 'vitest'

test('the README names everything that the package exports', () => {
  const readme = readFileSync('packages/site-checks/README.md', 'utf8')
  const names = [...Object.keys(siteChecks), ...Object.keys(weight)]
  expect(names.filter(name => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([])
})
