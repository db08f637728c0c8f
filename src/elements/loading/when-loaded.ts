/** Does something once everything of the page is there and painted: until then the connection belongs to the page itself. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') afterPaint(action)
  else addEventListener('load', () => afterPaint(action), { once: true })
}

function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}
