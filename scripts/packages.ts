/** Packs the packages as others install them. */
import { argumentsGiven, end, refused, wholeNumber } from './console.ts'
import { packageNames, packPackage } from './packages/pack.ts'
import { tryReadmes } from './packages/readme-examples.ts'
import { tryLivePublisher } from './packages/trial.ts'

const { values } = argumentsGiven('packages', {
  options: {
    edits: { default: '11', type: 'string' },
    keep: { default: false, type: 'boolean' },
    posts: { default: '60', type: 'string' },
    readmes: { default: false, type: 'boolean' },
    try: { type: 'string' }
  }
})

if (values.readmes) {
  const faults = await tryReadmes('build/packages')
  end(faults.length === 0 ? { kind: 'done' } : refused(faults.join('\n')))
}
if (values.try === undefined) {
  for (const name of packageNames) console.log(`Packed: ${packPackage(name, 'build/packages').tarball}`)
  end({ kind: 'done' })
}

const size = {
  edits: wholeNumber('edits', values.edits, 1),
  keep: values.keep,
  posts: wholeNumber('posts', values.posts, 1)
}
const { tarball } = packPackage('live-publisher', 'build/packages')
/** Seconds from a saved file to its page, in the middle. */
const slowest = 0.5
let isAsBuilt = true
let isQuick = true
for (const astro of values.try.split(',')) {
  const { clock, different, example, files, middle, processor } = await tryLivePublisher(tarball, astro, size)
  console.log(
    `Astro ${astro}, ${size.posts} posts: a changed title is online in ${clock}, with ${processor} of processor; ` +
      `${files} files, ${different.length} of them different from astro build; the example: ${example}`
  )
  isQuick &&= middle <= slowest
  isAsBuilt &&= different.length === 0 && example.includes(' 0 of them different')
}
if (!isAsBuilt) end(refused('A site is not as astro build makes it.'))
end(isQuick ? { kind: 'done' } : refused(`A changed title takes more than ${slowest} s.`))
