import { isDirty } from '#domain/text/form-control.ts'

/** Whether the visitor has written something, or ticked a box, that would be gone with the page. */
export function holdsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(isDirty)
}
