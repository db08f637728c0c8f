import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['firestore.rules', 'storage.rules'])('%s refuses every client everything', file => {
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\/.*$/gm, '')
  const allowed = [...rules.matchAll(/\ballow\b([^;]*);/g)].map(([, what]) => what?.trim())
  expect(allowed).toEqual(['read, write: if false'])
  // One rule, for everything below.
  expect(rules).toMatch(/match \/\{(?:document|path)=\*\*\} \{\s*allow/)
})
