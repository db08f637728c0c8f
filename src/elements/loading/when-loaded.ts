/** Does something once everything of the page is there and painted: until then the connection belongs to the page itself. */
export function whenLoaded(action: () => void): void {
  const afterPaint = () => void nextPaint().then(action)
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
}

export function nextPaint(): Promise<unknown> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
}
