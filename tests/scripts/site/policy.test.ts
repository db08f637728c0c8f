import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepPolicy, policyInForce } from '../../../scripts/site/policy.ts'
import { inlineSumsOf, sumOf } from '../../../scripts/site/policy/inline.ts'

const folder = mkdtempSync(join(tmpdir(), 'policy-'))
const parts = join(folder, 'parts.json')
const hosting = join(folder, 'firebase.json')
const site = join(folder, 'dist')

beforeAll(() => {
  mkdirSync(join(site, 'experiencias'), { recursive: true })
  mkdirSync(join(site, 'en'))
  writeFileSync(parts, JSON.stringify({ scripts: ['template()'], styles: ['a{}'] }))
  writeFileSync(hosting, readFileSync('firebase.json'))
  writeFileSync(join(site, 'index.html'), '<script>home()</script>')
  writeFileSync(
    join(site, 'experiencias', 'a.html'),
    '<script type="module">tabs()</script><style>b{}</style>'
  )
  writeFileSync(join(site, 'en', 'a.html'), '<script>home()</script>')
})

afterAll(() => rmSync(folder, { force: true, recursive: true }))

describe('what stands in a page', () => {
  test('is every script that runs and every style, by its sum', () => {
    const html = '<style media="print">a{}</style><script>one()</script><script type="module">two()</script>'
    expect(inlineSumsOf([html])).toEqual({
      scripts: [sumOf('one()'), sumOf('two()')],
      styles: [sumOf('a{}')]
    })
  })

  test.each([
    '<script type="application/ld+json">{"@graph":[]}</script>',
    '<script type=application/json>{}</script>',
    '<script src="/_astro/a.js"></script>',
    '<link rel="stylesheet" href="/_astro/a.css">',
    '<meta name="description" content="data:text/html,<script>alert(1)</script>">',
    '<p title="<style>a{}</style>">x</p>',
    "<p title='<script>alert(1)</script>'>x</p>",
    '<title><script>alert(1)</script></title>',
    '<textarea><script>alert(1)</script></textarea>',
    '<!-- <script>alert(1)</script> -->',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'
  ])('is nothing of %s', html => {
    expect(inlineSumsOf([html])).toEqual({ scripts: [], styles: [] })
  })
})

describe('the policy in firebase.json', () => {
  test('follows the pages and the templates, and nothing else of the file changes', () => {
    const before = policyInForce(hosting)
    expect(keepPolicy(site, { hosting, parts })).toBe(true)
    const now = policyInForce(hosting)
    for (const text of ['home()', 'tabs()', 'template()', 'a{}', 'b{}']) expect(now).toContain(sumOf(text))
    expect(readFileSync(hosting, 'utf8').replace(now, before)).toBe(readFileSync('firebase.json', 'utf8'))
    expect(keepPolicy(site, { hosting, parts })).toBe(false)
  })

  test('lets no inline or evaluated script run', () => {
    const scripts = policyInForce()
      .split('; ')
      .find(part => part.startsWith('script-src '))
    expect(scripts).toMatch(/'sha256-/)
    expect(scripts).not.toContain('unsafe')
  })
})
