/** Packs the packages as others install them. */
import { argumentsGiven, end } from './console.ts'
import { packageNames, packPackage } from './packages/pack.ts'

argumentsGiven('packages')

for (const name of packageNames) console.log(`Packed: ${packPackage(name, 'build/packages').tarball}`)
end({ kind: 'done' })
