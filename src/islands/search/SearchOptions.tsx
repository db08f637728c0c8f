import type { OptionGroup } from '#domain/search/box-options.ts'
import type { Texts } from '#texts.ts'

interface Props {
  /** The number of the option that the keys are on; -1 is none. */
  active: number
  groups: OptionGroup[]
  ids: { list: string; option: (index: number) => string }
  texts: Texts['search']
}

/** The options are links, so that they can also be opened elsewhere. The focus stays in the input. */
export function SearchOptions({ active, groups, ids, texts }: Props) {
  const headings = {
    all: null,
    categories: texts.categories,
    exact: null,
    likely: texts.likely,
    pages: null,
    places: null,
    results: null
  }
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0)
  )
  return (
    <div
      aria-label={texts.found}
      id={ids.list}
      onMouseDown={event => event.preventDefault()}
      role="listbox"
      tabIndex={-1}
    >
      {groups.map(({ kind, options }, number) => (
        <div aria-label={headings[kind] ?? texts.found} key={kind} role="group">
          {headings[kind] && (
            <p aria-hidden="true" className="search-heading">
              {headings[kind]}
            </p>
          )}
          {options.map(({ facts, href, language, name, note, picture }, index) => {
            const position = (starts[number] ?? 0) + index
            return (
              <a
                aria-selected={position === active}
                className={
                  kind === 'all' || kind === 'results' ? 'search-option search-all' : 'search-option'
                }
                href={href}
                id={ids.option(position)}
                key={href}
                lang={language ?? undefined}
                role="option"
                tabIndex={-1}
              >
                {picture !== null && <img alt="" height="42" loading="lazy" src={picture} width="56" />}
                <span>{name}</span>
                {note !== '' && <small>{note}</small>}
                {picture !== null && <small>{facts}</small>}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
