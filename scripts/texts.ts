/** Finds texts of the interface and of the studio that no code shows, and keys that code names and a language lacks: i18next-cli compares, and `scripts/texts` tells it what it cannot read by itself. */
import { resolve } from 'node:path'
import { argumentsGiven, end, refused } from './console.ts'
import { textFaults } from './texts/text-faults.ts'

argumentsGiven('texts')

const faults = await textFaults(resolve())
for (const fault of faults) console.error(fault)
end(
  faults.length === 0 ? { kind: 'done' } : refused(`${faults.length} texts are shown by nothing, or missing`)
)
