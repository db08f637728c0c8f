import { createStabilizer } from 'live-publisher/content'
import type { Category } from '#domain/catalogue/category.ts'
import type { Composition } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeByWord, memoizePerWord, memoizeWeak } from '#domain/data/memoize.ts'
import { textHash } from '#domain/data/random.ts'
import { type Choosing, drawingsAlong, palettesAlong } from '#domain/poster/poster-choice.ts'
import { mainColours } from '#domain/poster/main-colours.ts'
import { choicesOf, posterSubjectOf } from '#domain/poster/poster-subject.ts'
import { lightOf } from '#domain/catalogue/card.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'

type Categories = ReadonlyMap<string, Category>

/**
 * The experiences with what their posters show, in the order in which lists show them. One that shows the same as before is the same object. Palettes go
 * along the addresses of a province, featured cards first, which is the order before editors move a card: one that moves takes its colours along.
 */
export function withPosters(experiences: Experience[], categoryById: Categories): Experience[] {
  const drawings = drawingsAlong(experiences.map(experience => choosing(categoryById, experience)))
  const hung = experiences.map((experience, place) =>
    candidate(drawings[place] ?? 'pueblo-blanco', experience)
  )
  hung.sort(({ experience: one }, { experience: other }) => (orderOf(one) < orderOf(other) ? -1 : 1))
  const chosen = new Map<Experience, Experience>()
  for (const [name, posters] of Map.groupBy(hung, ({ list }) => list)) {
    const palettes = palettesIn(stableList(name)(posters))
    for (const [place, { experience, inPalette }] of posters.entries())
      chosen.set(experience, inPalette(`${palettes[place] ?? 0}`))
  }
  return experiences.map(experience => chosen.get(experience) ?? experience)
}

const choosing = memoizePer((categoryById: Categories, experience: Experience): Choosing => {
  const subject = posterSubjectOf(experience, categoriesOf(experience, categoryById))
  const [province = wholeRegion] = experience.provinces
  return { choices: choicesOf(subject, experience), draw: textHash(`drawing ${experience.id}`), province }
})

const orderOf = memoizeWeak(
  ({ isVip, provinces, slug }: Experience) =>
    `${provinces[0] ?? wholeRegion} ${isVip ? 'first' : 'then'} ${slug}`
)
const palettesIn = memoizeWeak(palettesAlong)
const stableList = memoizeByWord(() => createStabilizer<ReturnType<typeof candidate>[]>())

/** Events hang among events, what is hidden apart. The first of several provinces gives the colours. */
const candidate = memoizePerWord((motif: Composition, experience: Experience) => {
  const { id, isEvent, isHidden, isDestination, provinces } = experience
  const [province = wholeRegion] = provinces
  const kind = isHidden || isDestination ? 'apart' : isEvent ? 'events' : 'listed'
  return {
    colours: mainColours(motif, province, lightOf(experience)),
    draw: textHash(`colourway ${id}`),
    experience,
    inPalette: memoizeByWord((palette): Experience => ({
      ...experience,
      paletteVariant: Number(palette),
      motif
    })),
    list: `${province} ${kind}`
  }
})

export function categoriesOf(experience: Experience, categoryById: Categories): Category[] {
  return experience.categoryIds.flatMap(id => categoryById.get(id) ?? [])
}

/** Composition of an experience: the catalogue's choice, else the one that fits best. */
export function compositionOf(experience: Experience, categoryById: Categories): Composition {
  return experience.motif ?? choosing(categoryById, experience).choices[0] ?? 'pueblo-blanco'
}
