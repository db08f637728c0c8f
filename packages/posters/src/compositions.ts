import { drawings } from '../art/drawings.ts'
import type { Light } from './light.ts'
import { type Composition, compositionNames } from './names.ts'
import type { Topic } from './words.ts'

/** Facts of a drawing that its files do not say. The `<title>` of the files says what it shows. */
export interface DrawingData {
  /** A room, a thing or a place from near or from above, or a wide view. Only a wide view has a sun; rooms are lit at night. */
  view: 'room' | 'close' | 'vista'
  /** Stars are not seen at noon, nor a terrace full of people in the morning: it is always shown by night, or never before dusk. */
  hour?: 'night' | 'dusk'
  /** A real building or a written word is never mirrored. */
  isFixed?: true
  /** The topics of `words.ts` that it is a picture of. `kayak + river`: both are named, which says more than one of them. */
  calledBy?: readonly Call[]
  /** The colours that cover most of it, where the sky does not: inks, or mixtures as its files write them. Several where no single one does in every palette. */
  covers?: readonly string[]
}

export type Call = Topic | `${Topic} + ${Topic}`

export { type Composition, compositionNames } from './names.ts'

export function isComposition(name: string): name is Composition {
  return names.has(name)
}

const names: ReadonlySet<string> = new Set(compositionNames)

/** While it is being drawn, a drawing may have a name and no entry yet. */
export function hasData(name: string): boolean {
  return Object.hasOwn(drawings, name)
}

export function dataOf(composition: Composition): DrawingData {
  return drawings[composition]
}

/** The light in which a composition shows an hour. */
export function lightIn(composition: Composition, hour: Light): Light {
  const { hour: own, view } = dataOf(composition)
  if (own === 'night') return own
  if (own === 'dusk') return hour === 'night' ? hour : 'evening'
  return view === 'room' && hour === 'night' ? 'evening' : hour
}
