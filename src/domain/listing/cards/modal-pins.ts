import { type OperatingMode, operatingModes } from '#domain/partner/mode.ts'
import {
  type MapExtent,
  type MapPin,
  type MapPoint,
  mapPins,
  type PinItem
} from '#domain/place/listing-map.ts'

/** An item with the modes that leave it out. */
interface ModalSpot {
  hiddenFor: readonly OperatingMode[]
  item: PinItem
  point: MapPoint
}

/** The pins of every mode, each with the modes that have it not: what is left out is in no pin, and in no number of one. */
export function modalPins(
  extent: MapExtent,
  spots: ModalSpot[]
): { hiddenFor: OperatingMode[]; pin: MapPin }[] {
  const found = new Map<string, { modes: OperatingMode[]; pin: MapPin }>()
  for (const mode of operatingModes) {
    const shown = spots.filter(({ hiddenFor }) => !hiddenFor.includes(mode))
    for (const pin of mapPins(extent, shown)) {
      const key = [pin.x, pin.y, ...pin.items.map(({ slug }) => slug)].join(' ')
      const known = found.get(key)
      if (known) known.modes.push(mode)
      else found.set(key, { modes: [mode], pin })
    }
  }
  return [...found.values()].map(({ modes, pin }) => ({
    hiddenFor: operatingModes.filter(mode => !modes.includes(mode)),
    pin
  }))
}
