import { type PointerEvent, useEffect, useRef } from 'react'

/** Carries a photograph by its handle into the place of another one, with a mouse, a pen or a finger. Escape takes it back. */
export interface PhotoDrag {
  begin: (event: PointerEvent<HTMLElement>, from: number) => void
}

export function usePhotoDrag(onDrop: (from: number, to: number) => void): PhotoDrag {
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    const handle = event.currentTarget
    const row = handle.closest<HTMLElement>('li')
    if (event.button !== 0 || row === null) return
    event.preventDefault()
    handle.focus()
    carry(handle, row, event.pointerId, to => latest.current(from, to))
  }
  return { begin }
}

function carry(handle: HTMLElement, row: HTMLElement, pointerId: number, drop: (to: number) => void): void {
  const rows = [...(row.parentElement?.children ?? [])].filter(child => child instanceof HTMLElement)
  const listening = new AbortController()
  const { signal } = listening
  let over: HTMLElement | null = null
  const mark = (found: HTMLElement | null) => {
    if (over) delete over.dataset.drop
    over = found === row ? null : found
    if (over) over.dataset.drop = ''
  }
  const end = (isLetGo: boolean) => {
    const target = over
    listening.abort()
    mark(null)
    delete row.dataset.carried
    if (isLetGo && target) drop(rows.indexOf(target))
  }
  handle.setPointerCapture(pointerId)
  row.dataset.carried = ''
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    const below = document.elementFromPoint(clientX, clientY)
    mark(rows.find(candidate => candidate.contains(below)) ?? null)
  }
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
}
