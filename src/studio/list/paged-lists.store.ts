import { atom } from 'nanostores'

import type { Result } from '#domain/data/remote.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'

/** A collection, page by page: rows can be used while the rest is loading. */
export interface PagedList<Row> {
  rows: readonly Row[]
  state: { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; code: string }
}

type Lists<Row> = Readonly<Partial<Record<StudioCollection, PagedList<Row>>>>

type Page<Row> = Result<{ next: string | null; rows: readonly Row[] }>

/** A list for each collection, read to its end. One that is read again stays whole meanwhile, and as it was when that fails. */
export function createPagedLists<Row>(
  read: (collection: StudioCollection, after: string | null) => Promise<Page<Row>>
) {
  const $lists = atom<Lists<Row>>({})
  const set = (collection: StudioCollection, list: PagedList<Row>) =>
    $lists.set({ ...$lists.get(), [collection]: list })

  async function load(collection: StudioCollection): Promise<void> {
    const known = $lists.get()[collection]
    if (known?.state.kind === 'loading') return
    const before = known?.rows ?? []
    set(collection, { rows: before, state: { kind: 'loading' } })
    let rows: readonly Row[] = []
    let after: string | null = null
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      const page: Page<Row> = await read(collection, after)
      if (page.kind === 'failed') return set(collection, { rows: before, state: page })
      rows = [...rows, ...page.value.rows]
      after = page.value.next
      if (rows.length >= before.length) set(collection, { rows, state: { kind: 'loading' } })
    } while (after !== null)
    set(collection, { rows, state: { kind: 'ready' } })
  }

  return { $lists, load, set }
}
