/** Draws the icons of the site anew, with the manifest that names them, after another mark in `public/favicon.svg`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { iconFiles } from './site/faces/icons.ts'
import { argumentsGiven } from './console.ts'

argumentsGiven('icons')

for (const [name, content] of await iconFiles()) {
  const file = join('public', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`  ${file}: ${content.length} bytes`)
}
