import { queryKeys } from '#domain/listing/listing-keys.ts'
import { accessFacts } from '#domain/listing/listing-state.ts'
import { optionsFilter } from './options-filter.ts'

/** What the business says about access. All that is asked for must hold. */
export const access = optionsFilter({
  items: accessFacts,
  key: queryKeys.access,
  legend: 'access',
  mustAllHold: true,
  matches: (entry, chosen) => chosen.every(fact => entry.access.includes(fact)),
  options: {
    dogs: { text: 'dogs', word: 'perros' },
    indoor: { text: 'indoor', word: 'interior' },
    pushchair: { text: 'pushchair', word: 'carrito' },
    shade: { text: 'shade', word: 'sombra' },
    'step-free': { text: 'stepFree', word: 'sin-escalones' },
    wheelchair: { text: 'wheelchair', word: 'silla-de-ruedas' }
  }
})
