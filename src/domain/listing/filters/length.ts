import { queryKeys } from '#domain/listing/listing-keys.ts'
import { type Length, lengths as items } from '#domain/listing/listing-state.ts'
import { optionsFilter } from './options-filter.ts'

const shortMinutes = 120
const mediumMinutes = 240

/** How long it takes. An experience without a published duration is of no length. */
export const lengths = optionsFilter({
  items,
  key: queryKeys.lengths,
  legend: 'length',
  matches: ({ durationMinutes }, chosen) =>
    chosen.length === 0 || (durationMinutes !== null && chosen.includes(lengthOf(durationMinutes))),
  options: {
    long: { text: 'long', word: 'larga' },
    medium: { text: 'medium', word: 'media' },
    short: { text: 'short', word: 'corta' }
  }
})

function lengthOf(minutes: number): Length {
  if (minutes <= shortMinutes) return 'short'
  return minutes <= mediumMinutes ? 'medium' : 'long'
}
