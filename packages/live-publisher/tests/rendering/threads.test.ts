import type { AstroPrerenderer } from 'astro'
import { expect, test } from 'vitest'

import { openThreads } from '../../src/rendering/threads.ts'
import { smallSite } from '../small-site.ts'
import { aTemplate } from '../template.ts'

/** Files that come from one answer of Astro. */
async function madeOf(answer: Response): Promise<string[]> {
  const astro: AstroPrerenderer = {
    getStaticPaths: async () => [],
    name: 'astro',
    render: async () => answer
  }
  const made: string[] = []
  await openThreads('.', astro, smallSite).workThrough(
    { items: [] },
    ['precios.html'],
    async (file, render) => {
      made.push(new TextDecoder().decode(await render(file, aTemplate('src/pages/precios.astro'))))
    }
  )
  return made
}

test('a file is what Astro answers', async () => {
  expect(await madeOf(new Response('<h1>Precios</h1>'))).toEqual(['<h1>Precios</h1>'])
})

test.each([404, 301, 500])('an answer of %i is not published as the file', async status => {
  await expect(madeOf(new Response('404: Not Found', { status }))).rejects.toThrow(
    `precios.html cannot be rendered: answered ${status}`
  )
})
