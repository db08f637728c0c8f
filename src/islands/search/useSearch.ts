import { useStore } from '#islands/ui/useStore.ts'
import { now } from '#islands/visit/clock.ts'
import { useEffect, useMemo } from 'react'

import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { PageFacts } from '#domain/listing/listing-page.ts'
import { type Found, type Mend, nothingFound, search, type Searcher } from '#domain/search/search.ts'
import { type SearchEntry, type SearchIndex } from '#domain/search/search-index.ts'
import {
  allGroup,
  categoryOptions,
  foundOptions,
  nothingOffered,
  type Offered,
  type OptionGroup,
  resultsGroup
} from '#domain/search/box-options.ts'
import { countResults, startAndPrice, townsCalled } from '#domain/search/suggestions.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { $mode } from '#stores/partner/mode.ts'
import { offers } from '#stores/search/offers.ts'
import { visitorSearch } from '#stores/search/search.ts'
import { visitorVisit } from '#stores/visit/visit.ts'
import type { Texts } from '#texts.ts'

/** Content of the open box, and its announcement for screen readers. `message` is also visible. */
export interface SearchView {
  announcement: string
  groups: OptionGroup[]
  message: string | null
}

interface AskedOf {
  mode: OperatingMode
  text: string
  texts: Texts['search']
}

/** Results for a text, in the province of the page. */
export function useSearch(text: string, page: PageFacts, texts: Texts['search']): SearchView {
  const categories = useStore(visitorSearch.$categories)
  const remote = useStore(visitorSearch.$index)
  const mend = useStore(visitorSearch.$mend)
  const mode = useStore($mode)
  const index = remote.kind === 'ready' ? remote.value : null
  const listed = useStore(offers.$entries)
  const entries = listed.kind === 'ready' ? listed.value : null
  const isEmpty = text.trim() === ''
  const { found, likely } = useMemo(
    () => findWith(index, text, { mode, province: page.province }, mend),
    [index, mend, mode, page.province, text]
  )
  useEffect(() => {
    if (found !== nothingFound && found.entries.length === 0 && found.meant === null)
      void visitorSearch.fetchMender()
  }, [found])
  useEffect(() => {
    if (!isEmpty) void offers.fetchEntries()
  }, [isEmpty])
  const offered = useMemo(
    () => offeredFor(entries, page, { mode, text, texts }),
    [entries, mode, page, text, texts]
  )
  if (isEmpty && categories) return suggested(categoryOptions(categories, page, mode), page, texts)
  if (remote.kind === 'failed') {
    return said(remote.code === 'offline' ? texts.offline : texts.failed, [allGroup(page, texts.all)])
  }
  if (index === null) return said(texts.loading, [])
  const groups = foundOptions(found, likely, page, { ...offered, allName: texts.all })
  if (found.entries.length === 0) return foundView(groups, page, texts)
  const asked = { mode, now: now(), text, visit: visitorVisit().$visit.get() }
  const count = entries === null ? null : countResults(index, entries, asked)
  const name = count
    ? interpolate(texts.seeResults, { results: resultCount(count, page, texts) })
    : texts.found
  return foundView([...groups, resultsGroup(page, text, name)], page, texts)
}

/** Reads facts and towns for a text from the listings; it offers nothing until they have arrived. */
function offeredFor(entries: ListingEntry[] | null, page: PageFacts, asked: AskedOf): Offered {
  if (entries === null) return nothingOffered
  const { mode, text, texts } = asked
  return {
    factsOf: slug => {
      const entry = entries.find(listed => listed.slug === slug)
      return entry ? startAndPrice(entry, now(), page.language) : ''
    },
    towns: townsCalled(text, entries, { language: page.language, mode }).map(({ count, town }) => ({
      note: resultCount(count, page, texts),
      town
    }))
  }
}

function resultCount(count: number, { language }: PageFacts, texts: Texts['search']): string {
  return pluralText({ one: texts.resultCount_one, other: texts.resultCount_other }, count, language)
}

function said(message: string, groups: OptionGroup[]): SearchView {
  return { announcement: message, groups, message }
}

function suggested(groups: OptionGroup[], { language }: PageFacts, texts: Texts['search']): SearchView {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const forms = { one: texts.categoryCount_one, other: texts.categoryCount_other }
  return { announcement: pluralText(forms, count, language), groups, message: null }
}

function foundView(groups: OptionGroup[], page: PageFacts, texts: Texts['search']): SearchView {
  if (groups.some(({ kind }) => kind === 'all')) return said(texts.none, groups)
  const found = groups.filter(({ kind }) => kind !== 'results')
  const count = found.reduce((sum, { options }) => sum + options.length, 0)
  return { announcement: resultCount(count, page, texts), groups, message: null }
}

/** Results for a text, and for its corrected form. */
function findWith(
  index: SearchIndex | null,
  text: string,
  searcher: Searcher,
  mend: Mend | null
): { found: Found; likely: SearchEntry[] } {
  if (index === null) return { found: nothingFound, likely: [] }
  const found = search(index, text, searcher, mend ?? undefined)
  return { found, likely: found.meant === null ? [] : search(index, found.meant, searcher).entries }
}
