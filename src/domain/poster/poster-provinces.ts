import type { Composition } from 'posters/compositions'

import type { VarietyCandidate } from './poster-variety.ts'

/** An experience in the list of the whole region. */
export interface RegionPoster extends VarietyCandidate {
  province: string
}

interface Province {
  /** How often each composition comes in it. */
  counts: Map<Composition, number>
  own: RegionPoster[]
}

/** Which composition each experience shows while some are replaced. A replacement is refused when it leaves two of a kind in a province while another composition fits. */
export function createProvinceVariety(
  list: readonly RegionPoster[],
  chosen: ReadonlyMap<string, Composition>
) {
  const shown = new Map(chosen)
  const provinces = new Map<string, Province>()
  for (const [name, own] of Map.groupBy(list, ({ province }) => province)) {
    const counts: Province['counts'] = new Map()
    for (const { id } of own) change(counts, shown.get(id), 1)
    provinces.set(name, { counts, own })
  }
  return {
    /** The composition that it gives up is still shown in its province, or no experience with a repeated one could take it. */
    mayShow: ({ id, province }: RegionPoster, name: Composition): boolean => {
      const around = provinces.get(province)
      const left = shown.get(id)
      if (around === undefined || left === undefined) return false
      const times = (each: Composition | undefined) => (each && around.counts.get(each)) ?? 0
      if (times(left) > 1) return true
      const isWanted = around.own.some(
        other => other.choices.includes(left) && times(shown.get(other.id)) > 1
      )
      return times(name) === 0 && !isWanted
    },
    show: ({ id, province }: RegionPoster, name: Composition | undefined): void => {
      const counts = provinces.get(province)?.counts
      if (counts === undefined || name === undefined) return
      change(counts, shown.get(id), -1)
      change(counts, name, 1)
      shown.set(id, name)
    },
    shown
  }
}

function change(counts: Province['counts'], name: Composition | undefined, by: number): void {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + by)
}
