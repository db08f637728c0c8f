import { showSnackbar } from '#stores/site/snackbar.ts'
import { distanceKm, distanceText } from '#domain/place/place.ts'
import { languages } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { $position, visitorPosition } from '#stores/place/position.ts'

/** Puts what is nearest first in each part of the day, and says how far each is; pressed again, the hour counts. */
export async function toggleNearest(button: HTMLElement): Promise<void> {
  if (button.ariaPressed === 'true') return show(button, false)
  visitorPosition.restore()
  if ($position.get() === null) {
    const located = await visitorPosition.find()
    if (located.kind === 'failed') return showSnackbar({ color: 'error', text: button.dataset.failure ?? '' })
    visitorPosition.restore()
  }
  show(button, true)
  followReturns(button)
}

const followed = new WeakSet<HTMLElement>()

/** The page sorts by the hour when it is looked at again (`still-today.ts`): what is nearest then comes first again. */
function followReturns(button: HTMLElement): void {
  if (followed.has(button)) return
  followed.add(button)
  document.addEventListener('visibilitychange', () => {
    if (button.ariaPressed === 'true') show(button, true)
  })
}

function show(button: HTMLElement, isByDistance: boolean): void {
  button.ariaPressed = String(isByDistance)
  for (const list of document.querySelectorAll('[data-part] ul')) {
    const rows = [...list.querySelectorAll<HTMLElement>('[data-starts]')].map(row => ({
      at: Number(row.dataset.at ?? 0),
      km: kmTo(row),
      row
    }))
    for (const { km, row } of rows) {
      const note = row.querySelector('[data-distance]')
      if (note) note.textContent = isByDistance && km !== null ? distanceNote(button, km) : ''
    }
    const order = isByDistance ? byDistance : byHour
    list.append(...rows.toSorted(order).map(({ row }) => row))
  }
}

interface Row {
  at: number
  km: number | null
}

function byHour(a: Row, b: Row): number {
  return a.at - b.at
}

/** Rows without a known place come last. */
function byDistance(a: Row, b: Row): number {
  return (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE) || byHour(a, b)
}

function kmTo({ dataset }: HTMLElement): number | null {
  const position = $position.get()
  const [lat, lng] = (dataset.position ?? '').split(' ').map(Number)
  if (!position || !dataset.position || lat === undefined || lng === undefined) return null
  return distanceKm(position, { lat, lng })
}

function distanceNote({ dataset }: HTMLElement, km: number): string {
  const language = languages.find(known => known === document.documentElement.lang) ?? 'es'
  return ` · ${interpolate(dataset.distance ?? '{{distance}}', { distance: distanceText(km, language) })}`
}
