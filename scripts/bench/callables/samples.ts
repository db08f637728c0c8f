import { administratorSamples } from './administrators.ts'
import { customerSamples } from './customers.ts'
import { contractSamples } from './of-contract.ts'
import { partnerSamples } from './partners.ts'
import type { Sample } from './sample.ts'
import { studioSamples } from './studio.ts'
import { translationSamples } from './translation.ts'
import { visitorSamples } from './visitors.ts'

/** Every callable of `src/functions/callables.ts`, once. */
export const samples: readonly Sample[] = [
  ...contractSamples,
  ...visitorSamples,
  ...partnerSamples,
  ...customerSamples,
  ...administratorSamples,
  ...studioSamples,
  ...translationSamples
]
