/** Whether a key is a letter of a text. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input, textarea, select, [contenteditable], [contenteditable] *')
  )
}
