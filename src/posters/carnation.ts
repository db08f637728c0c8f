import { dots, path, place, type Placing, round, stroke, times } from './drawing/shapes.ts'

interface CarnationColours {
  flower: string
  /** The lines between the petals. */
  folds: string
  stem: string
}

export const brandColours = {
  flower: '#e61276',
  folds: '#fff8f0',
  stem: '#2f7d4f'
} satisfies CarnationColours

const tall = 108
/** Bounds of the flower in its own coordinates: its foot is the origin. */
export const carnationView = `-34 -106 68 ${tall}`

/** The carnation: the sign of the product, wherever it stands. */
export function brandCarnation({ flower, folds, stem }: CarnationColours, at: Placing = {}): string {
  const petals = times(9, index => {
    const angle = (-200 + index * 27.5) * (Math.PI / 180)
    return [Math.round(Math.cos(angle) * 17), Math.round(Math.sin(angle) * 15) - 72] as const
  })
  return place(
    stroke('M0 0C4-24-3-40 0-58', stem, 6) +
      path(
        'M0-16C12-18 22-28 24-40C12-38 3-30 0-16zM0-28C-12-30-20-40-22-50C-10-48-3-40 0-28zM-7-66C-8-54-4-48 0-46C4-48 8-54 7-66z',
        stem
      ) +
      path('M-6-62L-24-76L24-76L6-62z', flower) +
      dots([...petals, [0, -76]], flower, 30) +
      stroke('M-13-84q6-6 11-1M3-88q7-2 9 4M-5-76q5-5 10 0M-11-73q3 4 8 4M6-70q5 0 7-5', folds, 2.4, round),
    at
  )
}

/** The sign alone as a square picture: for a tab, a home screen, the list of programs. `margin` in parts of the side. */
export function brandIcon(side: number, margin = 0.06, ground: string | null = null): string {
  const scale = (side * (1 - margin * 2)) / tall
  const flower = brandCarnation(brandColours, {
    scale,
    x: side / 2,
    y: side * (1 - margin) - 2 * scale
  })
  const paper = ground === null ? '' : path(`M0 0h${side}v${side}h${-side}z`, ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${paper}${flower}</svg>`
}
