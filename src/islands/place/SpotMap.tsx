import { useMemo } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Texts } from '#texts.ts'

import { MapFrame } from './MapFrame.tsx'

interface Props {
  language: Language
  name: string
  position: Coordinates
  texts: Texts['map']
}

/** One experience on a map. */
export function SpotMap({ language, name, position, texts }: Props) {
  const pins = useMemo(
    () => ({ language, pins: [{ href: null, language: null, name, note: '', position }] }),
    [language, name, position]
  )
  return <MapFrame texts={texts}>{({ MapView }) => <MapView pins={pins} texts={texts} />}</MapFrame>
}
