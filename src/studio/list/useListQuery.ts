import { useEffect, useState } from 'react'

import { placeQuery, rememberQuery } from '#studio/shell/place-memory.view.ts'

import { listAddress, listQueryIn } from './list-address.ts'
import type { RowQuery } from './rows.ts'

/** Search, filters and order of a list, which stand in its address: "back", a reload and a link that was sent find them. */
export function useListQuery() {
  const [query, setQuery] = useState(() => listQueryIn(placeQuery()))
  useEffect(() => {
    const follow = () => setQuery(listQueryIn(placeQuery()))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const change = (next: RowQuery) => {
    setQuery(next)
    rememberQuery(listAddress(next))
  }
  return [query, change] as const
}
