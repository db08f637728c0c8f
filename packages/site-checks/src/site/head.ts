import { type HTMLElement, parse } from 'node-html-parser'

/** Metadata in the head of a page. */
export interface Head {
  lang: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  /** By the language they are for. */
  alternates: Record<string, string>
  isIndexed: boolean
  /** `og:*` and `twitter:*`. A property that stands twice keeps its first value. */
  social: Partial<Record<string, string>>
}

/** Cheap enough to be read of every page, however few of them are checked. */
export function readHead(html: string): Head {
  const end = html.indexOf('</head>')
  const root = parse(end < 0 ? html : html.slice(0, end + '</head>'.length))
  const links = root.querySelectorAll('link')
  const metas = root.querySelectorAll('meta')
  return {
    alternates: Object.fromEntries(
      links.flatMap(link => {
        const language = link.getAttribute('hreflang')
        return language && link.getAttribute('rel') === 'alternate'
          ? [[language, link.getAttribute('href') ?? '']]
          : []
      })
    ),
    canonicals: valuesOf(links, ['rel', 'canonical'], 'href'),
    descriptions: valuesOf(metas, ['name', 'description'], 'content'),
    isIndexed: !valuesOf(metas, ['name', 'robots'], 'content').some(content => content.includes('noindex')),
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    social: socialOf(metas),
    titles: root.querySelectorAll('head > title').map(({ text }) => text.trim())
  }
}

function valuesOf(elements: HTMLElement[], [name, wanted]: [string, string], value: string): string[] {
  return elements.flatMap(element =>
    element.getAttribute(name) === wanted ? [element.getAttribute(value) ?? ''] : []
  )
}

function socialOf(metas: HTMLElement[]): Head['social'] {
  const social: Head['social'] = {}
  for (const meta of metas) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''
    if (/^(?:og|twitter):/.test(name)) social[name] ??= meta.getAttribute('content') ?? ''
  }
  return social
}
