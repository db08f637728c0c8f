import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../scripts/commands.ts'

/** Pages that somebody follows who cannot ask: in an hour with a card, or at three in the morning. */
const pages = ['docs/first-deploy.md', 'docs/three-in-the-morning.md']
const everyPage = ['README.md', 'CONTRIBUTING.md', 'STYLE.md', ...globSync('docs/*.md')]

const codeIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/```(?:sh)?\n([^]*?)```|`([^`\n]+)`/g)].map(
    ([, block = '', inline = '']) => block + inline
  )
const linesOf = (start: string) =>
  everyPage.flatMap(page =>
    codeIn(page)
      .flatMap(code => code.split('\n'))
      .flatMap(line => line.split(start).slice(1))
      .map(words => [words.trim(), page] as const)
  )

const optionsIn = (words: string) => words.match(/(?<=\s)--[a-z][a-z-]*/g) ?? []

describe('a command that a page names', () => {
  test.each(linesOf('npm run ').filter(([line]) => !line.startsWith('NAME')))(
    'npm run %s is there, with its options (%s)',
    line => {
      const [name = '', ...rest] = line.split(' ')
      const known = Object.keys(commands[name]?.options ?? {}).map(option => option.split(' ')[0])
      expect(Object.keys(commands)).toContain(name)
      expect(optionsIn(` ${rest.join(' ')}`).filter(option => !known.includes(option))).toEqual([])
    }
  )

  test.each(linesOf('npx firebase '))('npx firebase %s is there, with its options (%s)', line => {
    const [name = ''] = line.split(' ')
    const file = `node_modules/firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`
    expect(existsSync(file)).toBe(true)
    const known = [
      readFileSync(file, 'utf8'),
      readFileSync('node_modules/firebase-tools/lib/command.js', 'utf8')
    ]
    const global = readFileSync('node_modules/firebase-tools/lib/index.js', 'utf8')
    const unknown = optionsIn(line).filter(option => ![...known, global].some(text => text.includes(option)))
    expect(unknown).toEqual([])
  })

  test.each(linesOf('npx firebase '))('npx firebase %s says of which project (%s)', line => {
    const isOfAPerson = ['login', 'projects:list'].includes(line)
    expect(isOfAPerson || / --project (?:\$PROJECT|staging|production)\b/.test(line)).toBe(true)
  })

  test('is one of npm, npx and gcloud', () => {
    const programs = pages
      .flatMap(page => [...readFileSync(page, 'utf8').matchAll(/```sh\n([^]*?)```/g)])
      .flatMap(([, block = '']) => block.trim().split('\n'))
      .map(line => line.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ')[0])
    expect(programs.filter(name => !['gcloud', 'npm', 'npx'].includes(name ?? ''))).toEqual([])
  })
})

test('each step of the first deploy says what one sees, what it costs and how to take it back', () => {
  const steps = readFileSync('docs/first-deploy.md', 'utf8')
    .split(/^## (?=\d)/m)
    .slice(1)
  expect(steps.length).toBe(9)
  const lacking = steps.filter(
    step => !['**See.**', '**Costs.**', '**Back.**'].every(part => step.includes(part))
  )
  expect(lacking).toEqual([])
})
