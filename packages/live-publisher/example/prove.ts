import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { drawEdit, numbersFrom } from './edits.ts'
import { buildClean, exampleFolder, filesIn, openExample } from './open.ts'
import { optionsGiven } from './given.ts'
import { currentContent } from './src/content.ts'

const values = optionsGiven(
  'prove',
  'Publishes random edits of the example one by one: after the last one every file is what astro build makes of the same content.',
  { edits: { default: '100', type: 'string' }, seed: { default: '1', type: 'string' } },
  { edits: 'how many edits', seed: 'another number, other edits' }
)
process.chdir(exampleFolder)
process.env.NODE_ENV = 'production'
process.env.ASTRO_TELEMETRY_DISABLED = '1'
const folder = mkdtempSync(join(exampleFolder, '.proof-'))
try {
  const random = numbersFrom(Number(values.seed))
  let content = currentContent()
  const { edit, publisher, served } = await openExample(content, folder)
  for (let made = 1; made <= Number(values.edits); made += 1) {
    const { said, now } = drawEdit(content, made, random)
    content = now
    edit(content)
    const publication = await publisher.publish({ force: true })
    if (publication.kind !== 'published' && publication.kind !== 'unchanged')
      throw new Error(JSON.stringify(publication))
    const files =
      publication.kind === 'published'
        ? [...publication.added, ...publication.changed, ...publication.removed]
        : []
    console.log(`${made}. ${said}: ${files.join(' ') || 'nothing'}`)
  }
  await buildClean(content, join(folder, 'clean'))
  const [live, clean] = [filesIn(served), filesIn(join(folder, 'clean'))]
  const different = [...new Set([...live.keys(), ...clean.keys()])].filter(
    file => !live.get(file)?.equals(clean.get(file) ?? Buffer.of())
  )
  for (const file of different) console.error(`different: ${file}`)
  console.log(`${clean.size} files, ${different.length} of them different from a clean build`)
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { force: true, recursive: true })
}
