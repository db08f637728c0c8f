import { plan } from '#stores/plan/plan.ts'

/** So near to an edge of the window, what is carried scrolls the page. */
const edgePx = 90
const scrollPx = 9

/** Where a stop would go: into a day, before another stop or behind all. */
interface Target {
  before: string | null
  day: string | null
  /** The marked element and its side. */
  mark: HTMLElement
  side: 'after' | 'before'
}

/** A pointer that moves less than this presses its button. */
const slackPx = 6

/**
 * Carries a stop by its button, with a mouse, a pen or a finger. What is carried floats: nothing else moves until it is let go. Escape takes it back. A finger carries only
 * by a button that it has opened: by a closed one it scrolls the page.
 */
export function beginDrag(press: PointerEvent, slug: string): void {
  const { button, clientX, clientY, pointerType, target } = press
  const handle = target instanceof Element ? target.closest('button') : null
  if (button !== 0 || !handle || (pointerType === 'touch' && handle.ariaExpanded !== 'true')) return
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  const begin = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (Math.hypot(x - clientX, y - clientY) < slackPx) return
    stop()
    carry(press, { x, y }, handle, slug)
  }
  addEventListener('pointermove', begin, { signal })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, stop, { signal })
}

function carry(
  { clientX, clientY, pointerId }: PointerEvent,
  at: { x: number; y: number },
  handle: HTMLElement,
  slug: string
): void {
  const row = handle.closest<HTMLElement>('[data-slug]')
  if (!row) return
  const from = { scroll: scrollY, x: clientX, y: clientY }
  const listening = new AbortController()
  let found: Target | null = null
  let frame = 0

  const draw = () => {
    // A drag that begins near an edge does not scroll yet.
    if (at.y < Math.min(edgePx, from.y)) scrollBy(0, -scrollPx)
    if (at.y > Math.max(innerHeight - edgePx, from.y)) scrollBy(0, scrollPx)
    const [x, y] = [at.x - from.x, at.y - from.y + scrollY - from.scroll]
    row.style.transform = `translate(${x}px, ${y}px)`
    found = marked(found, targetAt(at.x, at.y, slug))
    frame = requestAnimationFrame(draw)
  }
  const end = (isLetGo: boolean) => {
    listening.abort()
    cancelAnimationFrame(frame)
    delete row.dataset.carried
    row.style.transform = ''
    const last = isLetGo ? targetAt(at.x, at.y, slug) : null
    marked(found, null)
    if (last) plan.place(slug, last.day, last.before)
  }

  const { signal } = listening
  ignoreNextClick(handle)
  handle.setPointerCapture(pointerId)
  row.dataset.carried = ''
  frame = requestAnimationFrame(draw)
  handle.addEventListener('pointermove', event => Object.assign(at, { x: event.clientX, y: event.clientY }), {
    signal
  })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
}

/** Where a button was dragged, letting go of it is no press. A press of a key has no number of clicks. */
function ignoreNextClick(handle: HTMLElement): void {
  const listening = new AbortController()
  const { signal } = listening
  const ignore = (event: MouseEvent) => event.detail > 0 && event.stopImmediatePropagation()
  handle.addEventListener('click', ignore, { capture: true, signal })
  addEventListener('pointerdown', () => listening.abort(), { capture: true, signal })
}

function targetAt(x: number, y: number, slug: string): Target | null {
  const below = document.elementFromPoint(x, y)
  const section = below?.closest<HTMLElement>('[data-day]')
  if (!section) return null
  const day = section.dataset.day || null
  const rows = [...section.querySelectorAll<HTMLElement>('[data-slug]')].filter(
    ({ dataset }) => dataset.slug !== slug
  )
  const next = rows.find(row => y < middleOf(row))
  if (next) return { before: next.dataset.slug ?? null, day, mark: next, side: 'before' }
  return { before: null, day, mark: rows.at(-1) ?? section, side: 'after' }
}

function middleOf(row: HTMLElement): number {
  const { height, top } = row.getBoundingClientRect()
  return top + height / 2
}

/** Only the newest target is marked. */
function marked(before: Target | null, now: Target | null): Target | null {
  if (before && before.mark !== now?.mark) delete before.mark.dataset.drop
  if (now) now.mark.dataset.drop = now.side
  return now
}
