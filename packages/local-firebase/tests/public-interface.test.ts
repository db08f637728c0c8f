import { readFileSync } from 'node:fs'
import * as local from 'local-firebase'
import { expect, test } from 'vitest'

test('the package exports ten things, and its README names each', () => {
  const readme = readFileSync('packages/local-firebase/README.md', 'utf8')
  const names = Object.keys(local)
  expect(names).toHaveLength(10)
  expect(names.filter(name => !readme.includes(`| \`${name}\` `))).toEqual([])
})
