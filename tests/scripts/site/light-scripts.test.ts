import { expect, test } from 'vitest'

import { lightScripts } from '../../../tools/light-scripts.mjs'

const astro = '/node_modules/astro/dist/runtime/server/render/common.js'

test('pages become bytes as the other files do', () => {
  const code = lightScripts.transform('const encoder = new TextEncoder();\nexport { encoder }', astro)
  expect(code).toMatch(/^import \{ bytesOfText \} from ".*\/src\/i18n\/site\/text-bytes\.ts"$/m)
  expect(code).toContain('const encoder = { encode: bytesOfText };')
})

test('a build stops when Astro writes them in another way', () => {
  expect(() => lightScripts.transform('export const encode = () => {}', astro)).toThrow('in another way')
})
