import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import { expect, test } from 'vitest'

import { withoutShared } from '#islands/ui/shared-scripts.ts'

const written = `<style>${ISLAND_STYLES}</style><script>(()=>{self.Astro.interaction=1;dispatchEvent(new Event("astro:interaction"))})();</script><script>${islandScript}</script>`
const island =
  '<astro-island uid="Z1x" prefix="Box" component-url="/_astro/Box.js" ssr client="interaction" opts="{&quot;name&quot;:&quot;Box&quot;}" await-children>á</astro-island>'
const lean =
  '<astro-island prefix="Box" component-url="/_astro/Box.js" ssr client="interaction">á</astro-island>'

test('what Astro writes into each page for its islands is taken out, wherever it stands', () => {
  expect(lightened(`<body>${written}${island}<p>€</p>${written}${island}</body>`)).toBe(
    `<body>${lean}<p>€</p>${lean}</body>`
  )
})

test.each([
  '<p>Without islands opts="{}" await-children</p>',
  '<style>p { color: red }</style><script>first()</script><p>customElements.get(&quot;astro-island&quot;)</p>',
  '<script>(()=>{self.Astro.load=1;dispatchEvent(new Event("astro:load"))})();</script>'
])('everything else stays as it is: %s', page => {
  expect(lightened(page)).toBe(page)
})

function lightened(page: string): string {
  return withoutShared(Buffer.from(page)).toString()
}
