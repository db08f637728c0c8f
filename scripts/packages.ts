/** Packs the packages as others install them. */
import { argumentsGiven, end, refused } from './console.ts'
import { packageNames, packPackage } from './packages/pack.ts'
import { tryLivePublisher } from './packages/trial.ts'

const { values } = argumentsGiven('packages', {
  options: {
    edits: { default: '11', type: 'string' },
    keep: { default: false, type: 'boolean' },
    posts: { default: '60', type: 'string' },
    try: { type: 'string' }
  }
})

if (values.try === undefined) {
  for (const name of packageNames) console.log(`Packed: ${packPackage(name, 'build/packages').tarball}`)
  end({ kind: 'done' })
}

const { tarball } = packPackage('live-publisher', 'build/packages')
const size = { edits: Number(values.edits), keep: values.keep, posts: Number(values.posts) }
let isAsBuilt = true
for (const astro of values.try.split(',')) {
  const { clock, different, example, files, processor } = await tryLivePublisher(tarball, astro, size)
  console.log(
    `Astro ${astro}, ${size.posts} posts: a changed title is online in ${clock}, with ${processor} of processor; ` +
      `${files} files, ${different.length} of them different from astro build; the example: ${example}`
  )
  isAsBuilt &&= different.length === 0 && example.includes(' 0 of them different')
}
end(isAsBuilt ? { kind: 'done' } : refused('A site is not as astro build makes it.'))
