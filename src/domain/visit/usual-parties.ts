/** Adults and children of those who come most, for a choice in one touch. The bar of a listing has every number. */
export const usualParties: readonly (readonly [adults: number, children: number])[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [2, 3],
  [1, 1],
  [1, 2],
  [3, 0],
  [4, 0],
  [4, 2],
  [6, 0],
  [8, 0]
]
