/** A place of the studio in the browser's history, so that "back" returns to it as it was. */
interface PlaceMemory {
  /** The fragment of the place from which a link led here. */
  from: string | null
  /** The section of the document that was open. */
  section: string | null
}

/** Null in a place where nobody has been yet. */
export function placeMemory(): PlaceMemory | null {
  const { from, isStudio, section }: Record<string, unknown> = Object(history.state)
  if (isStudio !== true) return null
  return {
    from: typeof from === 'string' ? from : null,
    section: typeof section === 'string' ? section : null
  }
}

export function rememberPlace(changed: Partial<PlaceMemory>): void {
  history.replaceState({ from: null, section: null, ...placeMemory(), ...changed, isStudio: true }, '')
}
