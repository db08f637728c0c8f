import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import type { AccessibilityCheck } from '../checking/check.ts'
import { isHidden, type Page } from '../site/page.ts'

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']

export const nameChecks: readonly AccessibilityCheck[] = [
  {
    check: page =>
      page.all('a', 'button', 'summary').flatMap(element => {
        if (isHidden(element) || element.getAttribute('aria-hidden') === 'true') return []
        return nameOf(element, page) === ''
          ? [`Give the <${element.rawTagName}> a name: ${element.toString().slice(0, 100)}`]
          : []
      }),
    id: 'A1',
    measure: 'names',
    name: 'links and buttons have a name'
  },
  { check: fieldFaults, id: 'A1', measure: 'names', name: 'fields have a label' },
  {
    check: ({ all }) => {
      const ids = new Set(all().flatMap(element => element.getAttribute('id') ?? []))
      return all().flatMap(element =>
        references.flatMap(name =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/)
            .filter(id => id !== '' && !ids.has(id))
            .map(id => `Point ${name} to an element that is there: #${id} is not.`)
        )
      )
    },
    id: 'A1',
    measure: 'names',
    name: 'labels and descriptions point to what is there'
  },
  {
    check: ({ all }) =>
      all('table').flatMap(table =>
        table.querySelectorAll('th').every(cell => cell.getAttribute('scope') !== undefined) &&
        table.querySelector('th') !== null
          ? []
          : ['Give the table headings with a scope.']
      ),
    id: 'A1',
    measure: 'names',
    name: 'tables have headings with a scope'
  },
  {
    check: ({ all }) => {
      const fields = all('input')
      const hasRange = fields.some(field => field.getAttribute('type') === 'range')
      const hasNumber = fields.some(field => field.getAttribute('type') === 'number')
      return hasRange && !hasNumber ? ['Put number fields beside the slider.'] : []
    },
    id: 'A4',
    measure: 'targets',
    name: 'a slider has number fields beside it'
  },
  {
    check: ({ all }) => {
      const roles = all().map(element => element.getAttribute('role'))
      return ['status', 'alert']
        .filter(role => !roles.includes(role))
        .map(role => `Keep an empty element with role="${role}" on the page for messages.`)
    },
    id: 'A5',
    measure: 'announced',
    name: 'a page has a place for messages and one for errors'
  },
  {
    check: ({ all }) =>
      all('input').flatMap(field => {
        const isSecret = field.getAttribute('type') === 'password'
        return isSecret && !field.getAttribute('autocomplete')
          ? ['Let password managers fill the field: give it autocomplete.']
          : []
      }),
    id: 'A7',
    measure: 'passwords',
    name: 'passwords can be filled by managers'
  }
]

/** Roughly what a screen reader says; the browser tests ask the accessibility tree itself. */
function nameOf(element: HTMLElement, page: Page): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = ids.map(id => page.root.querySelector(`#${id}`)?.text ?? '').join(' ')
  return named.trim() || wordsIn(element).trim() || (element.getAttribute('title') ?? '')
}

function wordsIn(node: Node): string {
  if (node instanceof TextNode) return node.text
  if (!(node instanceof HTMLElement) || node.getAttribute('aria-hidden') === 'true') return ''
  const own = node.rawTagName === 'img' ? node.getAttribute('alt') : node.getAttribute('aria-label')
  return own ?? node.childNodes.map(wordsIn).join('')
}

const unlabelled = ['hidden', 'submit', 'button', 'reset', 'image']

function fieldFaults({ all }: Page): string[] {
  const labelled = new Set(all('label').map(label => label.getAttribute('for')))
  return all('input', 'select', 'textarea').flatMap(field => {
    const isField = !unlabelled.includes(field.getAttribute('type') ?? 'text') && !isHidden(field)
    const hasLabel =
      field.getAttribute('aria-label') ||
      field.getAttribute('aria-labelledby') ||
      labelled.has(field.getAttribute('id') ?? '?') ||
      field.closest('label') !== null
    return isField && !hasLabel ? [`Label the field: ${field.toString().slice(0, 100)}`] : []
  })
}
