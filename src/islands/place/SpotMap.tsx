import { useMemo } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { Coordinates } from '#domain/place/place.ts'

import { MapFrame } from './MapFrame.tsx'
import type { MapTexts } from './map-texts.ts'

interface Props {
  language: Language
  name: string
  position: Coordinates
  texts: MapTexts
}

/** One experience on a map. */
export function SpotMap({ language, name, position, texts }: Props) {
  const pins = useMemo(
    () => ({ language, pins: [{ href: null, language: null, name, note: '', position }] }),
    [language, name, position]
  )
  return <MapFrame texts={texts}>{({ MapView }) => <MapView pins={pins} texts={texts} />}</MapFrame>
}
