import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type ParserError } from 'parse5'
import { HTMLElement } from 'node-html-parser'
import type { AccessibilityCheck, PageCheck } from '../checking/check.ts'
import type { Page } from '../site/page.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** The first faults of a page say enough: one missing end moves everything after it. */
const shownPerPage = 5

/** Rules of the HTML standard for every page (line A8). */
export const validChecks: readonly PageCheck[] = [
  {
    check: ({ html }) => {
      const errors: ParserError[] = []
      const root = parse(html, { onParseError: error => errors.push(error), sourceCodeLocationInfo: true })
      const said = errors.map(
        ({ code, startLine, startCol }) => `Mend ${code} in line ${startLine}, column ${startCol}.`
      )
      return [...said, ...elementsIn(root).flatMap(mendedFaults)].slice(0, shownPerPage)
    },
    id: 'A8',
    name: 'browsers have nothing to mend in the html'
  },
  {
    check: ({ html }) => {
      const after = html.slice(html.lastIndexOf('</html>') + '</html>'.length).trim()
      return html.includes('</html>') && after === ''
        ? []
        : [`Let the page end with </html>: after it stands «${after.slice(0, 80)}».`]
    },
    id: 'A8',
    name: 'nothing stands after the end of a page'
  },
  {
    check: ({ all }) =>
      all('section').flatMap(section => {
        const isNamed = ['aria-label', 'aria-labelledby'].some(name => section.getAttribute(name))
        const hasHeading = section.querySelector('h1, h2, h3, h4, h5, h6') !== null
        return isNamed || hasHeading
          ? []
          : [`Give the section a heading, or let it be a <div>: ${section.toString().slice(0, 80)}`]
      }),
    id: 'A8',
    name: 'sections have a heading'
  }
]

/** Landmarks and their names, which belong to a line of their own. */
export const landmarkChecks: readonly AccessibilityCheck[] = [
  {
    check: searchFaults,
    id: 'A1',
    measure: 'names',
    name: 'two searches of a page are told apart by their names'
  },
  { check: outsideFaults, id: 'A1', measure: 'names', name: 'what is read stands in a landmark' }
]

/** Elements that the standard lets a page leave out, or leave open. */
const implied = ['colgroup', 'tbody']
const mayStayOpen = ['li', 'dt', 'dd', 'p', 'option', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']
const withoutEnd = ['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']

/** Elements that the parser added, or closed although the source does not. */
function mendedFaults(element: Element): string[] {
  const { namespaceURI, sourceCodeLocation: place, tagName } = element
  if (!place?.startTag)
    return implied.includes(tagName) ? [] : [`Write the <${tagName}> that browsers add by themselves.`]
  // A part of a drawing may close itself.
  const isDrawing = !namespaceURI.endsWith('/xhtml')
  const hasNoEnd = isDrawing || mayStayOpen.includes(tagName) || withoutEnd.includes(tagName)
  return place.endTag || hasNoEnd ? [] : [`Close the <${tagName}> of line ${place.startLine} where it ends.`]
}

function elementsIn(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : []
  return defaultTreeAdapter.isElementNode(node) ? [node, ...inside] : inside
}

function searchFaults({ all }: Page): string[] {
  const names = all()
    .filter(element => element.rawTagName === 'search' || element.getAttribute('role') === 'search')
    .map(element => element.getAttribute('aria-label') ?? '')
  return names.length < 2 || (!names.includes('') && new Set(names).size === names.length)
    ? []
    : ['Give each search of the page an aria-label of its own.']
}

const landmarkTags = ['header', 'main', 'footer', 'nav', 'aside', 'dialog']
const landmarkRoles = ['region', 'search', 'dialog', 'status', 'alert']
/** Elements whose text readers do not see, and the skip link. */
const silent = ['script', 'style', 'template', 'a']
const live = '[role=status], [role=alert]'

function outsideFaults({ root }: Page): string[] {
  const parts = root.querySelector('body')?.childNodes ?? []
  const outside = parts.filter(part => {
    if (part.text.trim() === '') return false
    return !(part instanceof HTMLElement) || !(silent.includes(part.rawTagName) || isLandmark(part))
  })
  return outside.map(
    part => `Put what stands beside the landmarks into one: «${part.text.trim().slice(0, 60)}»`
  )
}

/** A section is one where it has a name. A message that is announced is found by that. */
function isLandmark(element: HTMLElement): boolean {
  const { rawTagName } = element
  const isNamed = Boolean(element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby'))
  return (
    landmarkTags.includes(rawTagName) ||
    landmarkRoles.includes(element.getAttribute('role') ?? '') ||
    (rawTagName === 'section' && isNamed) ||
    element.querySelector(live) !== null
  )
}
