import type { Composition } from 'posters/compositions'

/** Where something takes place, as far as the weather cares. */
export const settings = ['roof', 'water', 'open'] as const
export type Setting = (typeof settings)[number]

/** Compositions with a boat, a board or a swimmer: they take place on the water. */
const onWater: ReadonlySet<Composition> = new Set([
  'ballenas',
  'barcas',
  'barco-rio',
  'barranquismo',
  'buceo',
  'carabelas',
  'cometas-mar',
  'cueva-mar',
  'ferry',
  'kayak',
  'kayak-lago',
  'kayak-mar',
  'kayak-rio',
  'kitesurf',
  'lancha',
  'ola',
  'paddle-surf',
  'snorkel',
  'surf',
  'tablas',
  'vela',
  'velero'
])

/** As its document says and its poster shows. */
export function settingOf({ isIndoor }: { isIndoor: boolean }, motif: Composition): Setting {
  if (isIndoor) return 'roof'
  return onWater.has(motif) ? 'water' : 'open'
}
