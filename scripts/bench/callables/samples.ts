import { administratorSamples } from './administrators.ts'
import { customerSamples } from './customers.ts'
import { contractSamples } from './of-contract.ts'
import { partnerSamples } from './partners.ts'
import type { Sample } from './sample.ts'
import { studioSamples } from './studio.ts'
import { visitorSamples } from './visitors.ts'

/** Every callable of `src/functions/index.ts`, once. */
export const samples: readonly Sample[] = [
  ...contractSamples,
  ...visitorSamples,
  ...partnerSamples,
  ...customerSamples,
  ...administratorSamples,
  ...studioSamples
]
