import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', 'STYLE.md', ...globSync('docs/*.md')]
const linking = [
  ...pages,
  ...globSync(['CHANGELOG.md', 'SECURITY.md', 'docs/decisions/*.md', 'packages/*/README.md'])
]

/** Files that a page tells the reader to write. */
const toBeWritten = [
  'settings/',
  'src/contract/calls/plan-size.ts',
  'src/functions/account/plan-size.ts',
  'src/i18n/documents/it.json',
  'src/i18n/locales/it.json'
]

/** Counts what a reader reads: bars and rules of tables are no words. */
function wordsOf(page: string): number {
  return readFileSync(page, 'utf8')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

/** The name by which GitHub links to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

function anchorsIn(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

describe('the docs', () => {
  test('have at most 18,000 words without the decisions', () => {
    expect(pages.reduce((sum, page) => sum + wordsOf(page), 0)).toBeLessThanOrEqual(18_000)
  })

  test.each(pages)('%s is read in five minutes: it has at most 1,200 words', page => {
    expect(wordsOf(page)).toBeLessThanOrEqual(1_200)
  })

  test.each(linking)('every link of %s leads to a page and a heading that are there', page => {
    const links = [
      ...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)
    ]
    const dead = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? page : join(dirname(page), path)
      return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor))
    })
    expect(dead.map(([link]) => link)).toEqual([])
  })

  test.each(pages)('every file of the project that %s names is there', page => {
    const code = [...readFileSync(page, 'utf8').matchAll(/```\w*\n([^]*?)```|`([^`\n]+)`/g)]
    const paths = code
      .flatMap(([, block, inline = '']) => (block ?? inline).split(/[\s']+/))
      .filter(word => /^(?:docs|monitoring|packages|scripts|settings|src|tests|tools|\.github)\//.test(word))
      .filter(path => !toBeWritten.some(start => path.startsWith(start)))
    const lacking = paths.filter(
      path => !existsSync(path) && globSync(path.replaceAll(/<\w+>/g, '*')).length === 0
    )
    expect(lacking).toEqual([])
  })
})
