import { argumentsGiven, end, progress, refused, seconds } from './console.ts'
import { readFolder } from './database/files.ts'
import { ownCatalogue } from './database/seed.ts'
import { fuzz } from './fuzzing/fuzz.ts'

/** Adds odd documents to the catalogue of the product: each is on the site or in the report, and no other page or address suffers. */
const { values } = argumentsGiven('fuzz', {
  options: {
    documents: { default: '1000', type: 'string' },
    seed: { default: 'clavel', type: 'string' }
  }
})
const since = performance.now()
const now = new Date()
const read = readFolder(ownCatalogue, now)
if (read.kind === 'refused') end(read)
const { documents, faults, reported } = fuzz({
  collections: read.collections,
  documents: Number(values.documents),
  moment: now,
  report: progress('  odd documents built'),
  seed: values.seed
})
console.log(`${documents} documents, ${reported} of them in the report, ${seconds(since)}`)
if (faults.length > 0) end(refused(faults.slice(0, 40).join('\n')))
console.log('Each is on the site or in the report, no other page is gone, and no address was taken.')
end({ kind: 'done' })
