import { useState } from 'react'

import type * as MapViewModule from './MapView.tsx'

type MapModule = typeof MapViewModule

/** The map with its library: not asked for, on its way, here, or not to be had. */
export type Loaded =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'open'; module: MapModule }
  | { kind: 'failed' }

/** Nothing of a map is fetched before the visitor asks for it. */
export function useMapModule() {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'closed' })
  const open = async () => {
    setLoaded({ kind: 'loading' })
    try {
      setLoaded({ kind: 'open', module: await import('./MapView.tsx') })
    } catch {
      setLoaded({ kind: 'failed' })
    }
  }
  return { close: () => setLoaded({ kind: 'closed' }), loaded, open }
}
