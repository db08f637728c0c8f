/** Elements of a field in which something is written or chosen, and its buttons, such as those above a text. */
const written = 'input, textarea, select, [contenteditable="true"]'
const controls = `${written}, button`

/** Puts the focus on a field of the form, or on the part of it that is marked: `precios.0.precios.adulto`. */
export function focusOnField(field: string): void {
  requestAnimationFrame(() => {
    const place = elementOf(field.split('.'))
    const control = place?.matches(controls) ? place : markedIn(place)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  })
}

function markedIn(place: HTMLElement | null): HTMLElement | null {
  return (
    place?.querySelector<HTMLElement>('[aria-invalid]') ??
    place?.querySelector<HTMLElement>(written) ??
    place?.querySelector<HTMLElement>(controls) ??
    null
  )
}

/** The element of the longest part of a path that has one. */
function elementOf(parts: readonly string[]): HTMLElement | null {
  if (parts.length === 0) return null
  const id = `studio-field-${parts.join('-')}`
  return (
    document.getElementById(`${id}-group`) ?? document.getElementById(id) ?? elementOf(parts.slice(0, -1))
  )
}
