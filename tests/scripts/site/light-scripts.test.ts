import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { lightScripts } from '../../../tools/light-scripts.mjs'

test('no file of a package is changed on its way into a build', () => {
  const folders = ['node_modules/astro/dist/runtime/server/', 'node_modules/@astrojs/react/dist/']
  const files = folders.flatMap(folder =>
    readdirSync(folder)
      .filter(name => name.endsWith('.js'))
      .map(name => folder + name)
  )
  expect(files.length).toBeGreaterThan(20)
  const changed = files.filter(
    file => lightScripts.transform(readFileSync(file, 'utf8'), `${process.cwd()}/${file}`) !== undefined
  )
  expect(changed).toEqual([])
  expect(lightScripts).not.toHaveProperty('load')
})
