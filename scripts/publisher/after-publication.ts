import { type ControlStore, withRelease } from '#publishing/control.ts'
import { keepAddresses } from '../addresses/keep.ts'
import type { AddressStore } from '../addresses/store.ts'
import type { DayGuard } from '../guard/day-guard.ts'
import type { ContentVersion, Editor } from '../site/content-version.ts'

interface Keepers {
  addresses: Pick<AddressStore, 'write'>
  control: Pick<ControlStore, 'change'>
  editor: Pick<Editor, 'published'>
  guard: Pick<DayGuard, 'published'>
}

/** An edition that is online counts from now on: its addresses have owners, the guard remembers it, and who forced a publication is recorded. */
export function afterPublication({ addresses, control, editor, guard }: Keepers) {
  const keep = keepAddresses(editor, addresses)
  return async (edition: ContentVersion, released: { by: string; what: string } | null): Promise<void> => {
    if (edition.admitted) guard.published(edition.admitted)
    await keep(edition)
    if (released === null) return
    const { by, what } = released
    await control.change(before => withRelease(before, { by, moment: new Date().toISOString(), what }))
  }
}
