import { type RefObject, useEffect, useRef, useState } from 'react'

interface Window {
  from: number
  to: number
  /** Of one row, as it is drawn: letters may be large. */
  height: number
}

/** Rows above and below the view that are drawn too: the keyboard always finds the next one. */
const spare = 12
const first: Window = { from: 0, height: 64, to: 40 }

/** Which rows of a long list are drawn: those in view. The list takes the room of all of them. */
export function useWindowedRows<Place extends HTMLElement>(
  count: number,
  row = 'li'
): Window & { place: RefObject<Place | null> } {
  const place = useRef<Place>(null)
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    const look = () => {
      if (place.current === null) return
      const { top } = place.current.getBoundingClientRect()
      const height = place.current.querySelector(row)?.getBoundingClientRect().height || first.height
      const from = Math.max(0, Math.min(count, Math.floor(-top / height)) - spare)
      const to = from + Math.ceil(innerHeight / height) + 2 * spare
      setDrawn(known =>
        known.from === from && known.to === to && known.height === height ? known : { from, height, to }
      )
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [count, row])
  return { ...drawn, place }
}
