import type { HTMLElement } from 'node-html-parser'
import type { AccessibilityCheck } from '../checking/check.ts'
import { isHidden, type Page } from '../site/page.ts'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export const structureChecks: readonly AccessibilityCheck[] = [
  {
    check: ({ all }) => {
      const ids = all().flatMap(element => element.getAttribute('id') ?? [])
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
      return [...new Set(repeated)].map(id => `Use the id «${id}» once.`)
    },
    id: 'A1',
    measure: 'names',
    name: 'ids are unique'
  },
  { check: headingFaults, id: 'A1', measure: 'names', name: 'headings step down by one level at most' },
  {
    check: landmarkFaults,
    id: 'A1',
    measure: 'names',
    name: 'a page has one banner, one main part, one footer, and named menus'
  },
  {
    check: ({ all }) => {
      const [first] = all('a', 'button', 'input', 'select', 'summary')
      const target = first?.getAttribute('href')?.replace('#', '') ?? ''
      const main = all('main')[0]?.getAttribute('id')
      return main !== undefined && target === main
        ? []
        : ['Let the first link of the page lead to its main part.']
    },
    id: 'A3',
    measure: 'keyboard',
    name: 'the first link leads to the main part'
  },
  {
    check: ({ all }) =>
      all('meta').some(meta =>
        /user-scalable\s*=\s*no|maximum-scale/.test(meta.getAttribute('content') ?? '')
      )
        ? ['Let people enlarge the page.']
        : [],
    id: 'A1',
    measure: 'largeText',
    name: 'a page may be enlarged'
  },
  {
    check: ({ all }) =>
      all().flatMap(element =>
        Number(element.getAttribute('tabindex') ?? 0) > 0 || element.getAttribute('autofocus') !== undefined
          ? [`Leave the order of focus as it is read: <${element.rawTagName}> jumps the queue.`]
          : []
      ),
    id: 'A3',
    measure: 'keyboard',
    name: 'focus follows the order of the page'
  }
]

/** The languages are those that words on the site may be in. */
export function languageChecks(languages: readonly string[]): AccessibilityCheck[] {
  return [
    {
      check: ({ all }) =>
        all().flatMap(element => {
          const language = element.getAttribute('lang')
          return language === undefined || languages.includes(language)
            ? []
            : [`Write a language that there is: lang="${language}".`]
        }),
      id: 'A1',
      measure: 'languages',
      name: 'parts in another language say which'
    }
  ]
}

function headingFaults({ all }: Page): string[] {
  const shown = all(...headings).filter(heading => !isHidden(heading) && isInside(heading, 'main'))
  return shown.flatMap((heading, index) => {
    const level = levelOf(heading)
    const before = index === 0 ? 0 : levelOf(shown[index - 1])
    const isSound = level <= before + 1
    const words = heading.text.trim().slice(0, 50)
    return isSound ? [] : [`Let «${words}» be a h${before + 1}: there is no level between h${before} and it.`]
  })
}

function levelOf(heading: HTMLElement | undefined): number {
  return Number(heading?.rawTagName.slice(1) ?? 0)
}

function landmarkFaults({ all }: Page): string[] {
  const counts = [
    ['header', all('header').filter(element => !isInside(element, 'main'))],
    ['main', all('main')],
    ['footer', all('footer').filter(element => !isInside(element, 'main'))]
  ] as const
  const wrong = counts.flatMap(([name, found]) =>
    found.length === 1 ? [] : [`Give the page one <${name}>: it has ${found.length}.`]
  )
  const unnamed = all('nav').filter(
    menu => !menu.getAttribute('aria-label') && !menu.getAttribute('aria-labelledby')
  )
  return [...wrong, ...unnamed.map(() => 'Name each <nav> with an aria-label: there is more than one.')]
}

function isInside(element: HTMLElement, tag: string): boolean {
  for (let each = element.parentNode; each !== null; each = each.parentNode) {
    if (each.rawTagName === tag) return true
  }
  return false
}
