/** Finds texts of the interface and of the studio that no code shows, and keys that code names and a language lacks: i18next-cli compares, and `scripts/texts` tells it what it cannot read by itself. */
import { resolve } from 'node:path'
import { argumentsGiven, end, progress, refused } from './console.ts'
import { textFaults } from './texts/text-faults.ts'

argumentsGiven('texts')

// The types of all code are read before the first is compared, in half a minute.
console.log('Comparing the texts of the site and of the studio with the code (half a minute)')
const faults = await textFaults(resolve(), progress('  files of texts compared'))
for (const fault of faults) console.error(fault)
end(
  faults.length === 0 ? { kind: 'done' } : refused(`${faults.length} texts are shown by nothing, or missing`)
)
