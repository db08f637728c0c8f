import type { PageKind, SearchOption } from '#domain/search/search-options.ts'

interface Props {
  options: readonly (Pick<SearchOption, 'href' | 'language' | 'name'> & { kind: PageKind })[]
  texts: Record<PageKind | 'also', string>
}

/** Pages that a search has found beside experiences. */
export function FoundPages({ options, texts }: Props) {
  if (options.length === 0) return null
  return (
    <nav aria-label={texts.also}>
      <ul className="chips">
        {options.map(({ href, kind, language, name }) => (
          <li key={href}>
            <a className="chip" href={href}>
              <span lang={language ?? undefined}>{name}</span> <small>{texts[kind]}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
