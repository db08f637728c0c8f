/** Adults and children of those who come most, for a choice in one touch. */
export const usualParties: readonly (readonly [adults: number, children: number])[] = [
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 0]
]

/** The choice of the home page for every other party: what it is called, and the fields with its numbers. */
export const anyParty = { adults: 'otros-adultos', children: 'otros-ninos', value: 'otros' } as const
