import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useMemo } from 'react'

import type { PageFacts } from '#domain/listing/listing-page.ts'
import { type Found, type MendWord, nothingFound, search, type Searcher } from '#domain/search/search.ts'
import { type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts'
import {
  allGroup,
  categoryOptions,
  foundOptions,
  type OptionGroup,
  resultsGroup
} from '#domain/search/search-options.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { $mode } from '#stores/partner/mode.ts'
import { visitorSearch } from '#stores/search/search.ts'
import type { Texts } from '#texts.ts'

/** Content of the open box, and its announcement for screen readers. `message` is also visible. */
export interface SearchView {
  announcement: string
  groups: OptionGroup[]
  message: string | null
}

/** Results for a text, in the province of the page. */
export function useSearch(text: string, page: PageFacts, texts: Texts['search']): SearchView {
  const categories = useStore(visitorSearch.$categories)
  const remote = useStore(visitorSearch.$index)
  const mend = useStore(visitorSearch.$mend)
  const mode = useStore($mode)
  const index = remote.kind === 'ready' ? remote.value : null
  const isEmpty = text.trim() === ''
  const { found, likely } = useMemo(
    () => findWith(index, text, { mode, province: page.province }, mend),
    [index, mend, mode, page.province, text]
  )
  useEffect(() => {
    if (found !== nothingFound && found.entries.length === 0 && found.meant === null)
      void visitorSearch.fetchMender()
  }, [found])
  if (isEmpty && categories) return offered(categoryOptions(categories, page, mode), page, texts)
  if (remote.kind === 'failed') {
    return said(remote.code === 'offline' ? texts.offline : texts.failed, [allGroup(page, texts.all)])
  }
  if (index === null) return said(texts.loading, [])
  const groups = foundOptions(found, likely, page, texts.all)
  if (found.entries.length === 0) return foundView(groups, page, texts)
  const results = resultsGroup(page, text, interpolate(texts.seeResults, { text: text.trim() }))
  return foundView([...groups, results], page, texts)
}

function said(message: string, groups: OptionGroup[]): SearchView {
  return { announcement: message, groups, message }
}

function offered(groups: OptionGroup[], { language }: PageFacts, texts: Texts['search']): SearchView {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const forms = { one: texts.categoryCount_one, other: texts.categoryCount_other }
  return { announcement: pluralText(forms, count, language), groups, message: null }
}

function foundView(groups: OptionGroup[], page: PageFacts, texts: Texts['search']): SearchView {
  if (groups.some(({ kind }) => kind === 'all')) return said(texts.none, groups)
  const found = groups.filter(({ kind }) => kind !== 'results')
  const count = found.reduce((sum, { options }) => sum + options.length, 0)
  const forms = { one: texts.resultCount_one, other: texts.resultCount_other }
  return { announcement: pluralText(forms, count, page.language), groups, message: null }
}

/** Results for a text, and for its corrected form. */
function findWith(
  index: SearchIndex | null,
  text: string,
  searcher: Searcher,
  mend: MendWord | null
): { found: Found; likely: SearchEntry[] } {
  if (index === null) return { found: nothingFound, likely: [] }
  const found = search(index, text, searcher, mend ?? undefined)
  return { found, likely: found.meant === null ? [] : search(index, found.meant, searcher).entries }
}
