import { expect, test } from 'vitest'

import { wantedLanguage } from '#functions/site/short-address.ts'

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nl-NL,nl;q=0.9,fr;q=0.4,en;q=0.8', 'en'],
  ['en;q=0,pt;q=0.1', 'pt'],
  ['zh-CN', 'es'],
  [`${'x,'.repeat(9000)}de`, 'es'],
  [';;;,q=1', 'es']
])('«%s» wants %s', (header, language) => {
  expect(wantedLanguage(header)).toBe(language)
})
