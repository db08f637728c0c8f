import { useEffect, useRef } from 'react'

/** Moves the focus to the field of a form that has a name, where there is one. */
export function focusOnField(form: HTMLFormElement, name: string | undefined): void {
  const field = form.elements.namedItem(name ?? '')
  if (field instanceof HTMLElement) field.focus()
}

/** Moves the focus to what is there once the page is drawn anew: what had it may be gone. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

/** Sets the focus after a dialog has closed, which would return it to the element that opened the dialog. Call the result while the dialog is open. */
export function useFocusAfterDialog(isOpen: boolean, id: string): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (isOpen || !isWanted.current) return
    isWanted.current = false
    document.getElementById(id)?.focus()
  }, [id, isOpen])
  return () => {
    isWanted.current = true
  }
}
