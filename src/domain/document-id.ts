export const longestId = 100

/** Whether documents may have this id. It becomes a file name: no slash, no dot, and no name that every JavaScript object answers to. */
export function isDocumentId(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text) && text.length <= longestId && !(text in Object.prototype)
}
