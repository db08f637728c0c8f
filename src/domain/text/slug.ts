/** Lower case, accents stripped, words joined with hyphens (specification, section 9). Empty when nothing of the text is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

const longestOfId = 120

/** A slug for any id: of the numbers of its characters where it has no letter that a slug may have. */
export function slugOfId(id: string): string {
  const slug = slugOf(id) || Array.from(id, letter => letter.codePointAt(0)?.toString(36)).join('-')
  return slug.slice(0, longestOfId).replace(/-+$/, '')
}

/** File names hold 255 bytes, and the longest ending is `.html`. */
const longestSlug = 250

export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}
