/** Lower case, accents stripped, words joined with hyphens (specification, section 9). Empty when nothing of the text is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** File names hold 255 bytes, and the longest ending is `.html`. */
const longestSlug = 250

export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}
