/** Writes `docs/licences.md`: what the licence of every shipped package is. */
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { argumentsGiven, end } from './console.ts'
import { licencesPage } from './licences/page.ts'

argumentsGiven('licences')

const file = 'docs/licences.md'
writeFileAtomic(file, licencesPage())
console.log(`Written: ${file}`)
end({ kind: 'done' })
