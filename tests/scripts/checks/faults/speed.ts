import { createHash } from 'node:crypto'

import { budgets } from '../../../../scripts/checks/speed.ts'
import { detail, type Files, listing } from '../small-site.ts'
import { type Faults, type Planted, plantedIn, swap } from '../planted.ts'

/** Words that no compression makes smaller than so many bytes. */
function noise(bytes: number): string {
  const parts = Array.from({ length: Math.ceil((bytes * 1.2) / 32) }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64')
  )
  return parts.join('')
}

function withScript(name: string, code: string, tag: string) {
  return (files: Files) => {
    files.set(`_astro/${name}`, code)
    swap(listing, '</body>', `${tag}</body>`)(files)
  }
}

const module = (name: string) => `<script type="module" src="/_astro/${name}"></script>`
const island =
  '<astro-island component-url="/_astro/box.js" renderer-url="/_astro/client.js" client="interaction" ssr></astro-island>'
const react = 'Symbol.for("react.transitional.element")'

function withIsland(code: string, tag = island) {
  return (files: Files) => {
    files.set('_astro/client.js', react)
    withScript('box.js', code, tag)(files)
  }
}

/** The script that all pages name, in the first of them. */
function withPageScript(code: string) {
  return (files: Files) => {
    const first = [...files.keys()].find(name => name.endsWith('.html')) ?? ''
    files.set('_astro/Page.astro_1.js', code)
    files.set(first, `${String(files.get(first))}${module('Page.astro_1.js')}`)
  }
}

const inFiles: Faults = {
  'own scripts before the first touch are small': [
    [
      'a long script inside the page',
      listing,
      '</head>',
      `<script>"${noise(budgets.earlyScripts)}"</script></head>`
    ]
  ],
  'no library and no other host before the first touch': [
    [
      'a font of another host',
      detail,
      '</head>',
      '<link rel="stylesheet" href="https://fonts.example/a.css"></head>'
    ]
  ],
  'the text of a page is small': [
    ['a listing that grew', listing, '</main>', `<p>${noise(budgets.html.listing)}</p></main>`]
  ],
  'the text of every detail page is small': [
    ['a detail page that grew', detail, '</main>', `<p>${noise(budgets.html.detail)}</p></main>`]
  ],
  'the styles of a page are small': [
    ['styles that grew', detail, '</head>', `<style>/*${noise(budgets.styles)}*/</style></head>`]
  ]
}

export const speedFaults: Planted[] = [
  ...plantedIn(inFiles),
  {
    at: listing,
    caughtBy: 'own scripts before the first touch are small',
    fault: 'a page script that grew',
    plant: withScript('page.js', `"${noise(budgets.earlyScripts)}"`, module('page.js'))
  },
  {
    at: listing,
    caughtBy: 'own scripts before the first touch are small',
    fault: 'what a page script imports grew',
    plant: files => {
      files.set('_astro/store.js', `"${noise(budgets.earlyScripts)}"`)
      withScript('page.js', 'import{a}from"./store.js"', module('page.js'))(files)
    }
  },
  {
    at: listing,
    caughtBy: 'no library and no other host before the first touch',
    fault: 'React in the script of the page',
    plant: withScript('page.js', react, module('page.js'))
  },
  {
    at: listing,
    caughtBy: 'no library and no other host before the first touch',
    fault: 'an island that wakes by itself',
    plant: withIsland('1', island.replace('interaction', 'load'))
  },
  {
    at: '/_astro/Page.astro_1.js',
    caughtBy: 'a partner brings little along',
    fault: 'a partner script that grew',
    plant: files => {
      withPageScript('import("./partner.1.js")')(files)
      files.set('_astro/partner.1.js', `"${noise(budgets.partner)}"`)
    }
  },
  {
    at: '/_astro/Page.astro_1.js',
    caughtBy: 'the first touch of a page brings little',
    fault: 'what the first touch brings grew',
    plant: files => {
      withPageScript('import("./after-first-touch.1.js")')(files)
      files.set('_astro/after-first-touch.1.js', 'import{a}from"./store.js"')
      files.set('_astro/store.js', `"${noise(budgets.page)}"`)
    }
  },
  {
    at: listing,
    caughtBy: 'an island arrives in little time',
    fault: 'an island that grew',
    plant: withIsland(`"${noise(budgets.island)}"`)
  },
  {
    at: listing,
    caughtBy: 'an island arrives in little time',
    fault: 'an island with a slot, which nobody fills',
    plant: withIsland('1', island.replace('ssr>', 'ssr><astro-slot></astro-slot>'))
  },
  {
    at: listing,
    caughtBy: 'an island arrives in little time',
    fault: 'React asked for by a file that comes first',
    plant: files => {
      withIsland('import"./react.js"')(files)
      files.set('_astro/client.js', 'export{t as default}from"./react.js"')
      files.set('_astro/react.js', react)
    }
  }
]
