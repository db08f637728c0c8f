/** The templates of the tests find here what their thread was shown. */
export const shownHere: { slugs: string[]; wanted: ReadonlySet<string> } = { slugs: [], wanted: new Set() }

Object.assign(globalThis, { shownHere })

export function show(plain: { items: { slug: string }[] }): void {
  shownHere.slugs = plain.items.map(({ slug }) => slug)
}

export function want(files: ReadonlySet<string>): void {
  shownHere.wanted = files
}
