import { useDeferredValue, useEffect, useRef, useState } from 'react'

import type { PageFacts } from '#domain/listing/listing-page.ts'
import { visitorSearch } from '#stores/search/search.ts'
import type { Texts } from '#texts.ts'

import { SearchOptions } from './SearchOptions.tsx'
import { useCombobox } from './useCombobox.ts'
import { useSearch } from './useSearch.ts'

interface Props {
  /** Where the form leads when the visitor sends it before the box is awake. */
  action: string
  page: PageFacts
  texts: Texts['search']
}

const ids = { input: 'buscar', list: 'buscar-lista', option: (index: number) => `buscar-opcion-${index}` }

/** The search of the header. Its input is not controlled: what was typed while it woke up stays. */
export function SearchBox({ action, page: built, texts }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [page, setPage] = useState(built)
  const count = useRef(0)
  const { active, isOpen, leave, open, press, text, write } = useCombobox({
    count: () => count.current,
    input,
    onOpen: () => {
      setPage(visitorSearch.page())
      void visitorSearch.open(built.language)
    },
    optionId: ids.option
  })
  // A letter is painted before its results are: a slow phone would show both late.
  const { announcement, groups, message } = useSearch(useDeferredValue(text), page, texts)
  const optionCount = groups.reduce((sum, { options }) => sum + options.length, 0)
  useEffect(() => {
    count.current = optionCount
  }, [optionCount])
  const isListed = isOpen && optionCount > 0

  return (
    <form action={action} aria-label={texts.label} className="search-form" role="search">
      <label className="visually-hidden" htmlFor={ids.input}>
        {texts.label}
      </label>
      <input
        aria-activedescendant={isListed && active >= 0 ? ids.option(active) : undefined}
        aria-autocomplete="list"
        aria-controls={ids.list}
        aria-expanded={isListed}
        autoComplete="off"
        enterKeyHint="search"
        id={ids.input}
        name="q"
        onBlur={leave}
        onChange={event => write(event.target.value)}
        onClick={open}
        onFocus={open}
        onKeyDown={press}
        placeholder={texts.placeholder}
        ref={input}
        role="combobox"
        spellCheck={false}
        type="text"
      />
      <div className="search-panel" hidden={!isOpen}>
        {message !== null && <p className="search-message">{message}</p>}
        <SearchOptions {...{ active, groups, ids, texts }} />
      </div>
      <p className="visually-hidden" role="status">
        {isOpen ? announcement : ''}
      </p>
    </form>
  )
}
