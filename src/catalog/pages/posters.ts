import { cardIn } from '#catalog/catalog.ts'
import { defineFile } from '#catalog/page.ts'

/** `wide` on cards and wide screens, `tall` on top of a detail page on a phone. */
const formats = ['wide', 'tall'] as const

/** `/carteles/{formato}/{slug}.svg`: the poster of each experience. */
export const posterFile = defineFile({
  files: catalog => [...catalog.bySlug.keys()].flatMap(slug => formats.map(format => ({ format, slug }))),
  params: ({ format, slug }) => ({ format, slug }),
  read: (catalog, { format, slug }) => {
    const experience = catalog.bySlug.get(slug)
    if (!experience) throw new Error(`No experience has the slug «${slug}»`)
    const { id, isEvent, light, motif, provinces } = cardIn(catalog, experience)
    return { card: { id, isEvent, light, motif, provinces }, format }
  }
})
