import { isLocale } from './locale.ts'

export const longestId = 100

/** Whether documents may have this id. It becomes a file name: no slash, no dot, not that of a folder's page, no locale in small letters or large ones, which Astro would take for the page's, and no name that every JavaScript object answers to. */
export function isDocumentId(text: string): boolean {
  const isFileName = /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text) && text.length <= longestId
  const isTaken = text === 'index' || isLocale(text.toLowerCase()) || text in Object.prototype
  return isFileName && !isTaken
}
