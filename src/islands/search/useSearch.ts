import { useStore } from '#islands/ui/useStore.ts'
import { useMemo } from 'react'

import type { PageFacts } from '#domain/listing/listing-page.ts'
import { type Found, nothingFound, search, type Searcher } from '#domain/search/search.ts'
import { type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts'
import { allGroup, categoryOptions, foundOptions, type OptionGroup } from '#domain/search/search-options.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { $mode } from '#stores/partner/mode.ts'
import { visitorSearch } from '#stores/search/search.ts'
import type { Texts } from '#texts.ts'

/** What the open box shows, and what is said aloud. `message` is also seen. */
export interface SearchView {
  announcement: string
  groups: OptionGroup[]
  message: string | null
}

/** What a text finds, in the province of the page. */
export function useSearch(text: string, page: PageFacts, texts: Texts['search']): SearchView {
  const categories = useStore(visitorSearch.$categories)
  const remote = useStore(visitorSearch.$index)
  const mode = useStore($mode)
  const index = remote.kind === 'ready' ? remote.value : null
  const isEmpty = text.trim() === ''
  const { found, likely } = useMemo(
    () => findWith(index, text, { mode, province: page.province }),
    [index, mode, page.province, text]
  )
  if (isEmpty && categories) return offered(categoryOptions(categories, page, mode), page, texts)
  if (remote.kind === 'failed') {
    return said(remote.code === 'offline' ? texts.offline : texts.failed, [allGroup(page, texts.all)])
  }
  if (index === null) return said(texts.loading, [])
  return foundView(foundOptions(found, likely, page, texts.all), page, texts)
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
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const forms = { one: texts.resultCount_one, other: texts.resultCount_other }
  return { announcement: pluralText(forms, count, page.language), groups, message: null }
}

/** What a text finds, and what it finds without its typing errors. */
function findWith(
  index: SearchIndex | null,
  text: string,
  searcher: Searcher
): { found: Found; likely: SearchEntry[] } {
  if (index === null) return { found: nothingFound, likely: [] }
  const found = search(index, text, searcher)
  return { found, likely: found.meant === null ? [] : search(index, found.meant, searcher).entries }
}
