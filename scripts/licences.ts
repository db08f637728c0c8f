/** Writes `docs/licences.md`: how many packages are shipped under which licence. */
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { argumentsGiven, end } from './console.ts'
import { licencesList, licencesPage } from './licences/page.ts'

const { values } = argumentsGiven('licences', { options: { list: { default: false, type: 'boolean' } } })

const file = 'docs/licences.md'
if (values.list) console.log(licencesList().join('\n'))
else {
  writeFileAtomic(file, licencesPage())
  console.log(`Written: ${file}`)
}
end({ kind: 'done' })
