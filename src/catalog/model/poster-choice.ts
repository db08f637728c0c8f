import { createStabilizer } from 'live-publisher/content'
import type { Category } from '#domain/catalogue/category.ts'
import type { Composition } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeByWord, memoizePerWord, memoizeWeak } from '#domain/data/memoize.ts'
import { textHash } from '#domain/data/random.ts'
import { drawingsAlong, palettesAlong } from '#domain/poster/poster-choice.ts'
import { mainColours } from '#domain/poster/main-colours.ts'
import { choicesOf, posterSubjectOf } from '#domain/poster/poster-subject.ts'
import { lightOf } from '#domain/catalogue/card.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'

type Categories = ReadonlyMap<string, Category>

/**
 * The experiences with what their posters show. One that shows the same as before is the same object. The choice goes along the provinces and in them
 * along the addresses, which is the order of lists before editors move a card: an edit of a rank, a date or a price changes no other poster.
 */
export function withPosters(experiences: Experience[], categoryById: Categories): Experience[] {
  const along = experiences.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  const drawings = drawingsAlong(along.map(experience => choicesFor(categoryById, experience)))
  const hung = along.map((experience, place) => hanging(drawings[place] ?? 'pueblo-blanco', experience))
  const chosen = new Map<Experience, Experience>()
  for (const [name, posters] of Map.groupBy(hung, ({ list }) => list)) {
    const palettes = palettesIn(stableList(name)(posters))
    for (const [place, { experience, inPalette }] of posters.entries())
      chosen.set(experience, inPalette(`${palettes[place] ?? 0}`))
  }
  return experiences.map(experience => chosen.get(experience) ?? experience)
}

const choicesFor = memoizePer((categoryById: Categories, experience: Experience) =>
  choicesOf(posterSubjectOf(experience, categoriesOf(experience, categoryById)), experience)
)

const orderOf = memoizeWeak(({ provinces, slug }: Experience) => `${provinces[0] ?? wholeRegion} ${slug}`)
const palettesIn = memoizeWeak(palettesAlong)
const stableList = memoizeByWord(() => createStabilizer<ReturnType<typeof hanging>[]>())

/** Events hang among events, featured cards before the others, what is hidden apart. The first of several provinces gives the colours. */
const hanging = memoizePerWord((motif: Composition, experience: Experience) => {
  const { id, isEvent, isHidden, isMeta, isVip, provinces } = experience
  const [province = wholeRegion] = provinces
  const kind = isHidden || isMeta ? 'apart' : isEvent ? 'events' : isVip ? 'featured' : 'listed'
  return {
    colours: mainColours(motif, province, lightOf(experience)),
    draw: textHash(`colourway ${id}`),
    experience,
    inPalette: memoizeByWord((palette): Experience => ({ ...experience, colourway: Number(palette), motif })),
    list: `${province} ${kind}`
  }
})

export function categoriesOf(experience: Experience, categoryById: Categories): Category[] {
  return experience.categoryIds.flatMap(id => categoryById.get(id) ?? [])
}

/** Composition of an experience: the catalogue's choice, else the one that fits best. */
export function compositionOf(experience: Experience, categoryById: Categories): Composition {
  return experience.motif ?? choicesFor(categoryById, experience)[0] ?? 'pueblo-blanco'
}
