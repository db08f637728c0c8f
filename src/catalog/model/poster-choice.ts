import { isDeepStrictEqual } from 'node:util'

import type { Category } from '#domain/catalogue/category.ts'
import type { Composition } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { colourwaysFor, type ListedPoster } from '#domain/poster/poster-colourways.ts'
import { mainColours } from '#domain/poster/poster-grounds.ts'
import { choicesOf, type PosterSubjectChoice, posterSubjectOf } from '#domain/poster/poster-subject.ts'
import type { RegionPoster } from '#domain/poster/poster-provinces.ts'
import { mendPages, spreadAlong } from '#domain/poster/poster-spread.ts'
import { compositionsFor } from '#domain/poster/poster-variety.ts'
import { lightOf } from '#domain/catalogue/card.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/place/province.ts'

type Categories = ReadonlyMap<string, Category>

/** What the poster of an experience shows, and in which colours of its province. */
type Choice = Pick<Experience, 'colourway' | 'motif'>

/** The experiences with what a catalogue has chosen for their posters. One that shows the same as before is the same object. */
export function withPosters(experiences: Experience[], categoryById: Categories): Experience[] {
  const chosen = new Map<string, Choice>()
  const compositions = compositionsAlong(experiences.map(each => hangingOf(each, categoryById)))
  for (const [province, own] of Map.groupBy(experiences, provinceOf)) {
    for (const [kind, list] of listsOf(own)) {
      const hung = list.flatMap(experience => hungIn(province, experience, compositions.get(experience.id)))
      const colourways = colourwaysIn(`${province} ${kind}`, hung)
      for (const { id, motif } of hung) chosen.set(id, { colourway: colourways.get(id) ?? null, motif })
    }
  }
  return experiences.map(experience => showing(experience, chosen.get(experience.id)))
}

let lastAlong: { compositions: Map<string, Composition>; hangings: RegionPoster[] } | null = null

/** Chosen again for another list, another order or other categories. */
function compositionsAlong(hangings: RegionPoster[]): Map<string, Composition> {
  if (lastAlong !== null && isDeepStrictEqual(lastAlong.hangings, hangings)) return lastAlong.compositions
  const provinces = Map.groupBy(hangings, ({ province }) => province).values()
  const fitting = new Map([...provinces].flatMap(own => [...compositionsFor(own)]))
  const compositions = mendPages(hangings, spreadAlong(hangings, fitting))
  lastAlong = { compositions, hangings }
  return compositions
}

function hungIn(province: ProvinceSlug, experience: Experience, motif: Composition | undefined) {
  if (motif === undefined) return []
  return [{ colours: mainColours(motif, province, lightOf(experience)), id: experience.id, motif }]
}

const before = new Map<string, { colourways: Map<string, number>; hung: ListedPoster[] }>()

/** Chosen again when other posters stand in the list, in another order or other colours. */
function colourwaysIn(place: string, hung: ListedPoster[]): Map<string, number> {
  const known = before.get(place)
  const isKnown =
    known?.hung.length === hung.length &&
    known.hung.every(({ colours, id }, at) => colours === hung[at]?.colours && id === hung[at].id)
  if (isKnown) return known.colourways
  const colourways = colourwaysFor(hung)
  before.set(place, { colourways, hung })
  return colourways
}

/** What stands side by side: a listing, the agenda by the days of its events, and what only shows apart. */
function listsOf(experiences: Experience[]): [kind: string, list: Experience[]][] {
  const {
    apart = [],
    events = [],
    listed = []
  } = Object.groupBy(experiences, ({ isEvent, isHidden, isMeta }) =>
    isHidden || isMeta ? 'apart' : isEvent ? 'events' : 'listed'
  )
  const start = ({ eventDate }: Experience) => (eventDate === null ? 0 : Date.parse(eventDate.start))
  return Object.entries({
    apart,
    events: events.toSorted((one, other) => start(one) - start(other)),
    listed
  })
}

/** One that takes place in several provinces counts in the first, whose colours it has. */
function provinceOf({ provinces }: Experience): ProvinceSlug {
  return provinces[0] ?? wholeRegion
}

export function categoriesOf(experience: Experience, categoryById: Categories): Category[] {
  return experience.categoryIds.flatMap(id => categoryById.get(id) ?? [])
}

/** What an experience shows: what a catalogue has chosen for it, else what fits it best. */
export function compositionOf(experience: Experience, categoryById: Categories): Composition {
  return experience.motif ?? posterSubjectOf(experience, categoriesOf(experience, categoryById)).fitting[0]
}

interface Known {
  categories: Category[]
  hanging: RegionPoster
}

const hangingsOf = new WeakMap<Experience, Known>()

/** Looking for words takes longer than all the rest: it is done again when the experience or one of its categories is another one. */
function hangingOf(experience: Experience, categoryById: Categories): RegionPoster {
  const categories = categoriesOf(experience, categoryById)
  const known = hangingsOf.get(experience)
  const isKnown =
    known?.categories.length === categories.length &&
    known.categories.every((category, place) => category === categories[place])
  if (isKnown) return known.hanging
  const subject = posterSubjectOf(experience, categories)
  const hanging = {
    choices: choicesFor(experience, subject),
    id: experience.id,
    province: provinceOf(experience)
  }
  hangingsOf.set(experience, { categories, hanging })
  return hanging
}

function choicesFor(experience: Experience, subject: PosterSubjectChoice): Composition[] {
  return choicesOf(subject, experience.isIndoor, provinceSlugs.indexOf(provinceOf(experience)))
}

const shown = new WeakMap<Experience, Experience>()

function showing(experience: Experience, choice: Choice = experience): Experience {
  if (hasChosen(experience, choice)) return experience
  const known = shown.get(experience)
  if (known !== undefined && hasChosen(known, choice)) return known
  const now = { ...experience, ...choice }
  shown.set(experience, now)
  return now
}

function hasChosen({ colourway, motif }: Choice, choice: Choice): boolean {
  return colourway === choice.colourway && motif === choice.motif
}
