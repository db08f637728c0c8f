/** Adults and children of those who come most, for a choice in one touch. The bar of a listing has every number. */
export const usualParties: readonly (readonly [adults: number, children: number])[] = [
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 0]
]
