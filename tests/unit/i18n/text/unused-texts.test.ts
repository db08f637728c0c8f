import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import studio from '#studio/texts/es.json' with { type: 'json' }
import { messages } from '#i18n/text/messages.ts'

const code = globSync('{src,scripts}/**/*.{astro,ts,tsx}')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')
const numberForms = /_(?:one|many|other)$/
const words = new Set(
  code.match(/[\p{L}_][\p{L}\d_]*(?:-[\p{L}\d_]+)*|\d+/gu)?.map(word => word.replace(numberForms, ''))
)

/** Names that are put together, such as `unavailable-${reason}`. */
const beginnings = [...code.matchAll(/([a-z]+-)\$\{/g)].map(([, beginning = '']) => beginning)

test('the name of every text stands in the code: one that nothing shows is deleted', () => {
  const names = [...namesIn(messages.es), ...namesIn(studio)].map(name => name.replace(numberForms, ''))
  const unused = names.filter(
    name => !words.has(name) && !beginnings.some(beginning => name.startsWith(beginning))
  )
  expect(unused).toEqual([])
})

function namesIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? [name, ...namesIn(text)] : [name]
  )
}
