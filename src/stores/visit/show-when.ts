import type { WhenHtml } from '#domain/booking/days-html.ts'
import { isDirty } from '#domain/text/form-control.ts'

/** The attribute that tells which choice was ticked by a script, and so by nobody. */
const shown = 'data-shown'

/** Draws the days and hours that are not drawn yet, and ticks the chosen ones. What is there already stays the same element: it may have the focus. */
export function showWhen(
  place: ParentNode,
  { hours, months, strip }: WhenHtml,
  chosen: { day: string | null; hour: number | null }
): void {
  draw(place, '.months', months, null)
  draw(place, '.strip', strip, chosen.day)
  draw(place, '.hours', hours, chosen.hour === null ? null : String(chosen.hour))
}

/** The visitor's choice in one of them since it was drawn, or the day of the plain field that stood there; null for none. */
export function tickedIn(place: ParentNode | null, name: 'day' | 'hour'): string | null {
  const plain = name === 'day' ? place?.querySelector<HTMLInputElement>('[type="date"]') : null
  if (plain?.value && isDirty(plain)) return plain.value
  const choice = place?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)
  if (!choice) return null
  return choice.value === choice.closest(`[${shown}]`)?.getAttribute(shown) ? null : choice.value
}

function draw(place: ParentNode, part: string, html: string, chosen: string | null): void {
  const element = place.querySelector(part)
  if (!element) return
  if (element.innerHTML.replaceAll(' checked=""', '') !== html) element.innerHTML = html
  element.setAttribute(shown, chosen ?? '')
  for (const choice of element.querySelectorAll('input')) {
    // A tick of the page is its default: nothing of a visitor is lost when the page is loaded again.
    choice.defaultChecked = choice.value === chosen
    choice.checked = choice.defaultChecked
  }
}
