import { expect, test } from 'vitest'

import { lightScripts } from '../../tools/light-scripts.mjs'

const astro = '/node_modules/astro/dist/runtime/server/render/common.js'

/** The part of Astro that makes the bytes of pages, as it is after the transformation. */
async function pageEncoder(): Promise<TextEncoder> {
  const code = lightScripts.transform('const encoder = new TextEncoder();\nexport { encoder }', astro)
  const { encoder } = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)
  return encoder
}

test.each([
  '',
  'a',
  'mañana',
  '12 €',
  '😀',
  '\ufeffa',
  'half of a pair: \ud83d',
  'a €'.repeat(100_000),
  '\ude00 and the other half'
])('the bytes of a page are those of UTF-8: %j', async text => {
  const bytes = (await pageEncoder()).encode(text)
  expect([...bytes]).toEqual([...new TextEncoder().encode(text)])
})

test('the bytes of a page stay what they are when the next one is written', async () => {
  const encoder = await pageEncoder()
  const [first, second] = [encoder.encode('first €'), encoder.encode('other €')]
  expect([first, second].map(bytes => new TextDecoder().decode(bytes))).toEqual(['first €', 'other €'])
})

test('a build stops when Astro writes them in another way', () => {
  expect(() => lightScripts.transform('export const encode = () => {}', astro)).toThrow('in another way')
})
