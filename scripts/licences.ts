/** Writes `docs/licences.md`: what the licence of every shipped package is. */
import { writeWhole } from '#publishing/write-whole.ts'
import { end } from './console.ts'
import { licencesPage } from './licences/page.ts'

const file = 'docs/licences.md'
writeWhole(file, licencesPage())
console.log(`Written: ${file}`)
end({ kind: 'done' })
