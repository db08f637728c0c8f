/** A place of the studio in the browser's history, so that "back" returns to it as it was. */
interface PlaceMemory {
  /** The fragment of the place from which a link led here. */
  from: string | null
}

/** Null in a place where nobody has been yet. */
export function placeMemory(): PlaceMemory | null {
  const { from, isStudio }: Record<string, unknown> = Object(history.state)
  return isStudio === true ? { from: typeof from === 'string' ? from : null } : null
}

export function rememberPlace(changed: PlaceMemory): void {
  history.replaceState({ ...changed, isStudio: true }, '')
}

/** The fragment of the address without what it says behind `?`. */
export function placeFragment(): string {
  return location.hash.split('?')[0] ?? ''
}

/** What the address says of how the place is shown, behind `?`. */
export function placeQuery(): string {
  return location.hash.split('?')[1] ?? ''
}

/** Says it there without a step of the history. */
export function rememberQuery(query: string): void {
  if (query === placeQuery()) return
  history.replaceState(history.state, '', (placeFragment() || '#') + (query && `?${query}`))
}
