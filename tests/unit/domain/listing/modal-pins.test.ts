import { describe, expect, test } from 'vitest'

import { modalPins } from '#domain/listing/cards/modal-pins.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { MapPoint } from '#domain/place/listing-map.ts'

import { anExtent } from '../../../fixtures/listing.ts'

const spot = (slug: string, point: MapPoint, hiddenFor: OperatingMode[]) => ({
  hiddenFor,
  item: { label: '26 €', slug, town: null },
  point
})

describe('modalPins', () => {
  const pinsOf = (hiddenFor: OperatingMode[], y: number) =>
    modalPins(anExtent, [spot('kayak', [200, 100], []), spot('velero', [200, y], hiddenFor)]).map(
      ({ hiddenFor: missing, pin }) => [pin.label, missing]
    )

  test('what a mode leaves out has no pin there', () => {
    expect(pinsOf(['other'], 200)).toEqual([
      ['26 €', []],
      ['26 €', ['other']]
    ])
  })

  test('what a mode leaves out does not count in a pin of several', () => {
    expect(pinsOf(['other'], 104)).toEqual([
      ['2', ['other']],
      ['26 €', ['default', 'tourist-housing', 'rentacar']]
    ])
  })
})
