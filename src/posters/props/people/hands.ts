import { path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'

/** A hand that holds something thin at the origin; the arm comes from the right. About 190 long. */
export function holdingHand(skin: string, fold: string, sleeve: string, at: Placing): string {
  return place(
    path('M84-34L210-78V60L96 30z', sleeve) +
      path(
        'M96-30C70-40 40-42 22-30C8-22-8-10-12 0C-16 10-6 16 4 10L20 2C14 14 10 24 16 30C22 34 28 30 34 26C36 36 46 38 54 32C64 36 84 30 100 22z',
        skin
      ) +
      stroke('M20 2C28-6 38-10 46-10M34 26C38 16 44 8 52 4M54 32C56 22 62 14 68 10', fold, 2.6, round),
    at
  )
}

/** A flat hand seen from above, fingers to the left, the arm from the right. About 200 long. */
export function openHand(skin: string, fold: string, sleeve: string, at: Placing): string {
  return place(
    path('M84-30L220-46V50L90 30z', sleeve) +
      stroke('M24-18L-34-26M26-6L-44-8M26 8L-40 11M24 20L-26 29M50-24L26-48', skin, 13, round) +
      path('M14-26C34-38 66-34 96-26V26C66 34 34 36 14 26C10 10 10-10 14-26z', skin) +
      stroke('M22-12H-6M22 1H-10M22 14H-8M46-22Q56-12 56 2', fold, 2.4, round),
    at
  )
}
