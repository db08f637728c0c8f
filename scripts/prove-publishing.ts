import { argumentsGiven, end, refused, seconds } from './console.ts'
import { readFolder } from './database/files.ts'
import { ownCatalogue } from './database/seed.ts'

/** Proves on random edits that publishing what changed gives the bytes of a clean build: `-- --edits 200`. */
const { values } = argumentsGiven('prove-publishing', {
  options: {
    edits: { default: '200', type: 'string' },
    every: { default: '50', type: 'string' },
    experiences: { default: 'all', type: 'string' },
    seed: { default: 'clavel', type: 'string' }
  }
})
const folder = '.cache/proof'
process.env.CATALOG_FOLDER = `${folder}/catalog`
process.env.FILES_FOLDER = `${folder}/files`
process.env.PHOTO_FOLDER = `${folder}/fotos`
process.env.ASTRO_TELEMETRY_DISABLED = '1'
// As the programs of the publisher and of the build are started.
process.env.NODE_ENV = 'production'
// Only now, because they read where the catalogue and its photographs lie.
const { prove } = await import('./publishing-proof/prove.ts')
const { storePhotographs } = await import('./publishing-proof/photo-edits.ts')
const { fewExperiences } = await import('./publishing-proof/few.ts')

const since = performance.now()
const read = readFolder(ownCatalogue, new Date())
if (read.kind === 'refused') end(read)
const few =
  values.experiences === 'all'
    ? read.collections
    : fewExperiences(read.collections, Number(values.experiences))
await storePhotographs(process.env.FILES_FOLDER)
const { differences, edits, rendered, untold } = await prove({
  collections: few,
  edits: Number(values.edits),
  every: Number(values.every),
  folder,
  say: console.log,
  seed: values.seed
})
console.log(`${edits} edits, ${rendered} files rendered, ${seconds(since)}`)
if (differences.length > 0) {
  end(refused(['A publication is not what a clean build gives:', ...differences.slice(0, 40)].join('\n')))
}
if (untold.length > 0) {
  const why =
    'No edit changes these without something else: a publisher that overlooks them would not be found out.'
  end(refused([why, ...untold].join('\n')))
}
console.log(
  'Byte for byte what a clean build gives, and whoever overlooks a part of what pages show is found out.'
)
end({ kind: 'done' })
