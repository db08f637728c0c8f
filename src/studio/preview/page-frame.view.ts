import { plainOf } from './page-text.ts'

export const pageThemes = ['light', 'dark'] as const
export type PageTheme = (typeof pageThemes)[number]

const blocks = 'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, a, span'
/** So much of a text is enough to find it. */
const longest = 80
const marked = '[data-studio-mark]'

/** The text that was pressed, with the element that it stands in. */
export function pressedText(page: Document, { clientX, clientY }: MouseEvent): string | null {
  return page.elementFromPoint(clientX, clientY)?.closest(blocks)?.textContent ?? null
}

/** Shows where a text stands: the page alone scrolls there, not the form beside it. */
export function showText(page: Document, text: string): void {
  for (const old of page.querySelectorAll<HTMLElement>(marked)) {
    old.style.outline = ''
    delete old.dataset['studioMark']
  }
  const element = elementWith(page, text.slice(0, longest))
  if (element === null) return
  element.dataset['studioMark'] = ''
  element.style.outline = '3px solid #1f5fbf'
  const view = page.defaultView
  const top = element.getBoundingClientRect().top + (view?.scrollY ?? 0)
  view?.scrollTo({ top: top - view.innerHeight / 3 })
}

/** The smallest element that is seen and holds the text. */
function elementWith(page: Document, text: string): HTMLElement | null {
  const holders = [...page.querySelectorAll<HTMLElement>(blocks)].filter(
    element => plainOf(element.textContent).includes(text) && element.getBoundingClientRect().height > 0
  )
  return holders.toSorted((one, other) => one.textContent.length - other.textContent.length)[0] ?? null
}

/** Pages follow the scheme of the device; the preview shows the one that was chosen. */
export function setTheme(page: Document, theme: PageTheme): void {
  page.documentElement.style.colorScheme = theme
}
