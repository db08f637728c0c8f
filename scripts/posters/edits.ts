import { withPosters } from '#catalog/model/poster-choice.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { inInitialOrder } from '#domain/catalogue/initial-order.ts'
import type { PosterCatalogue } from './catalogue.ts'

/** So many experiences are edited, from all over the catalogue. */
const maxEdited = 108

/** Names of other subjects than most experiences have. */
const otherNames = [
  'Kayak por la costa',
  'Museo de la ciudad',
  'Playa larga',
  'Castillo alto',
  'Sendero de la umbría'
]

type Edit = (all: readonly Experience[], edited: Experience, place: number) => Experience[]

/** Changes of one experience that a list may pass on to others. */
const edits: Readonly<Record<string, Edit>> = {
  'another name, of another subject': (all, edited, place) =>
    replaced(all, edited, { name: { es: otherNames[place % otherNames.length] ?? '' } }),
  'a removal': (all, edited) => all.filter(each => each !== edited),
  'another rank': (all, edited, place) => replaced(all, edited, { rank: (place * 389) % all.length }),
  featuring: (all, edited) => replaced(all, edited, { isVip: !edited.isVip })
}

function replaced(all: readonly Experience[], edited: Experience, fields: Partial<Experience>): Experience[] {
  return all.map(each => (each === edited ? { ...each, ...fields } : each))
}

/** How many posters of other experiences an edit changes: a line for each kind of edit, as the documents are and where each names its drawing. */
export function editLines({ catalog: { categoryById }, documents, explained }: PosterCatalogue): string[] {
  const shown = new Map(explained.map(({ experience, shows }) => [experience.id, shows]))
  const named = documents.map(each => ({ ...each, motif: shown.get(each.id) ?? each.motif }))
  return [
    'posters of others that an edit changes, as the documents are:',
    ...linesOf(documents, categoryById),
    'the same where each document names its drawing, as `--name` writes it:',
    ...linesOf(named, categoryById)
  ]
}

function linesOf(documents: readonly Experience[], categoryById: ReadonlyMap<string, Category>): string[] {
  const postersOf = (all: readonly Experience[]) => {
    const posters = withPosters(inInitialOrder([...all]), categoryById)
    return new Map(posters.map(({ paletteVariant, id, motif }) => [id, { paletteVariant, motif }]))
  }
  const before = postersOf(documents)
  const step = Math.max(1, documents.length / maxEdited)
  const some = documents.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step))
  return Object.entries(edits).map(([kind, edit]) => {
    const changes = some.map((edited, place) => {
      const others = [...postersOf(edit(documents, edited, place))].filter(([id]) => id !== edited.id)
      const drawings = others.filter(([id, { motif }]) => before.get(id)?.motif !== motif)
      const colours = others.filter(
        ([id, { paletteVariant }]) => before.get(id)?.paletteVariant !== paletteVariant
      )
      return { colours: colours.length, drawings: drawings.length }
    })
    const [drawings, colours] = [changes.map(each => each.drawings), changes.map(each => each.colours)]
    return `  ${kind}: ${spread(drawings)} drawings, ${spread(colours)} palettes; of ${changes.length} edits ${drawings.filter(count => count === 0).length} change no drawing of another`
  })
}

function spread(counts: readonly number[]): string {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return `${mean.toFixed(2)} (at most ${Math.max(...counts)})`
}
