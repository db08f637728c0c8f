/** Scroll position of a place of the studio in the browser's history, so that "back" returns there. */
interface PlaceMemory {
  /** The section of the document that was open. */
  section: string | null
}

/** Null in a place where nobody has been yet. */
export function placeMemory(): PlaceMemory | null {
  const { isStudio, section }: Record<string, unknown> = Object(history.state)
  return isStudio === true ? { section: typeof section === 'string' ? section : null } : null
}

export function rememberPlace({ section }: PlaceMemory): void {
  history.replaceState({ isStudio: true, section }, '')
}
