import type { Editing } from '#studio/document/editing.ts'
import type { AutosaveServices } from '#studio/autosave/autosave.store.ts'
import type { StudioApi } from '#studio/shell/studio.service.ts'

interface Document {
  current: () => Editing | null
  set: (editing: Editing) => void
}

interface Services {
  api: Pick<StudioApi, 'slugOwner'>
  later: AutosaveServices['later']
}

const field = 'slug'
/** A pause in typing: half an address is not asked about. */
const restMs = 700

/** Says while an address is written which other document has it. */
export function createSlugOwner({ current, set }: Document, { api, later }: Services) {
  let callOff = () => {}

  async function ask(slug: string): Promise<void> {
    const before = current()
    if (before === null || before.fields[field] !== slug) return
    const answer = await api.slugOwner({ place: before.place, slug })
    const now = current()
    const isAsked = now?.place === before.place && now.fields[field] === slug
    // A failed check is repeated when the document is saved.
    if (answer.kind === 'failed' || now === null || !isAsked) return
    const own = now.problems.filter(problem => problem.field !== field || !now.besideOthers.includes(problem))
    const others = now.besideOthers.filter(problem => problem.field !== field)
    set({ ...now, besideOthers: [...others, ...answer.value], problems: [...own, ...answer.value] })
  }

  /** A field has another value. */
  return (name: string, value: unknown): void => {
    if (name !== field) return
    callOff()
    if (typeof value === 'string' && value !== '') callOff = later(() => void ask(value), restMs)
  }
}
