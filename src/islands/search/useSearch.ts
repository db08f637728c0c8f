import { useStore } from '#islands/ui/useStore.ts'
import { useMemo } from 'react'

import type { PageFacts } from '#domain/listing/listing-page.ts'
import { type Found, search, vocabulary } from '#domain/search/search.ts'
import { allGroup, categoryOptions, foundOptions, type OptionGroup } from '#domain/search/search-options.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { $mode } from '#stores/partner/mode.ts'
import { visitorSearch } from '#stores/search/search.ts'
import type { Texts } from '#texts.ts'

import { createWordFinder } from './word-finder.ts'

/** What the open box shows, and what is said aloud. `message` is also seen. */
export interface SearchView {
  announcement: string
  groups: OptionGroup[]
  message: string | null
}

const nothing: Found = { exact: [], likely: [] }

/** What a text finds, in the province of the page. */
export function useSearch(text: string, page: PageFacts, texts: Texts['search']): SearchView {
  const categories = useStore(visitorSearch.$categories)
  const remote = useStore(visitorSearch.$index)
  const mode = useStore($mode)
  const index = remote.kind === 'ready' ? remote.value : null
  const findWords = useMemo(() => index && createWordFinder(() => vocabulary(index)), [index])
  const isEmpty = text.trim() === ''
  const found = useMemo(
    () => (index && findWords ? search(index, text, { mode, province: page.province }, findWords) : nothing),
    [findWords, index, mode, page.province, text]
  )
  if (isEmpty && categories) return offered(categoryOptions(categories, page, mode), page, texts)
  if (remote.kind === 'failed') {
    return said(remote.code === 'offline' ? texts.offline : texts.failed, [allGroup(page, texts.all)])
  }
  if (index === null) return said(texts.loading, [])
  return foundView(found, page, texts)
}

function said(message: string, groups: OptionGroup[]): SearchView {
  return { announcement: message, groups, message }
}

function offered(groups: OptionGroup[], { language }: PageFacts, texts: Texts['search']): SearchView {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const forms = { one: texts.categoryCount_one, other: texts.categoryCount_other }
  return { announcement: pluralText(forms, count, language), groups, message: null }
}

function foundView(found: Found, page: PageFacts, texts: Texts['search']): SearchView {
  const groups = foundOptions(found, page, texts.all)
  const count = found.exact.length + found.likely.length
  if (count === 0) return said(texts.none, groups)
  const forms = { one: texts.resultCount_one, other: texts.resultCount_other }
  return { announcement: pluralText(forms, count, page.language), groups, message: null }
}
