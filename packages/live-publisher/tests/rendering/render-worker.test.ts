import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { makeFiles } from '../../src/rendering/build-files.ts'
import { type RenderWorker, pagesAhead, startRenderWorker } from '../../src/rendering/render-worker.ts'
import { openThreads } from '../../src/rendering/threads.ts'
import { type Items, smallSite } from '../small-site.ts'
import { aTemplate } from '../template.ts'

/** Stands for Astro's bundle, as far as a worker uses it. */
const program = `
let internals
export const app = {
  manifest: { routes: [{ routeData: { component: 'a.astro', route: '/a' }, styles: [{ content: 'p{}', type: 'inline' }] }] },
  render: async (request, { routeData: { component, route } }) => {
    const path = new URL(request.url).pathname
    if (path.startsWith('/broken')) throw new Error('on purpose')
    if (path === '/failed') return new Response('', { status: 500 })
    if (path === '/unknown') return new Response('404: Not Found', { status: 404 })
    if (path.includes('end')) process.exit()
    if (path === '/image') globalThis.astroAsset.addStaticImage({ src: 'a.jpg' }, ['width'], '/a.jpg')
    const [{ sheet }] = internals.pagesByKeys.get(route + '&' + component).styles
    const { slugs, wanted } = globalThis.shownHere
    return new Response([path, sheet.content, ...slugs, ...wanted].join(' '))
  },
  routeCache: { clearAll() {} },
  setInternals: given => (internals = given),
  setOptions() {}
}
`

let folder = ''
let worker: RenderWorker<Items>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-worker-'))
  mkdirSync(join(folder, '.prerender'))
  writeFileSync(join(folder, '.prerender/prerender-entry.abc.mjs'), program)
  worker = startRenderWorker(folder, astro('here'), smallSite)
})
afterEach(async () => {
  await worker.close()
  rmSync(folder, { recursive: true })
})

/** Astro's renderer in this thread, which says where it is. */
function astro(answer: string) {
  return {
    app: { getSettings: () => ({ scripts: [] }) },
    getStaticPaths: async () => [],
    name: 'astro',
    render: async () => new Response(answer)
  }
}

function rendered(path: string): Promise<string> {
  return worker
    .render({ component: 'a.astro', url: `http://localhost${path}` })
    .then(content => new TextDecoder().decode(content))
}

describe('a worker', () => {
  test('renders with the styles of the page', async () => {
    expect(await rendered('/a')).toBe('/a p{}')
  })

  test('turns to a content and the files that are wanted of it', async () => {
    worker.turnTo({ items: [{ slug: 'un-paseo' }] })
    worker.expect(['a.html'])
    expect(await rendered('/a')).toBe('/a p{} un-paseo a.html')
  })

  test('says what to do instead where a page asks Astro for a size of an image', async () => {
    await expect(rendered('/image')).rejects.toThrow('make them as extra files')
    expect(await rendered('/a')).toBe('/a p{}')
  })

  test.each([
    ['/broken', 'on purpose'],
    ['/failed', 'answered 500'],
    ['/unknown', 'answered 404']
  ])('says why %s has no page, and goes on', async (path, reason) => {
    await expect(rendered(path)).rejects.toThrow(reason)
    expect(await rendered('/a')).toBe('/a p{}')
  })
})

describe('the files of a clean build', () => {
  const options = { routeData: { component: 'a.astro' } }
  /** Asks the stand-in for a file. */
  const make = (path: string, prerenderer = astro('here')): Promise<Response> =>
    makeFiles(join(folder, 'site'), prerenderer, worker)(new Request(`http://localhost${path}`), options)
  const written = (file: string): string => readFileSync(join(folder, 'site', file), 'utf8')

  test('are written below the folder, and Astro writes none', async () => {
    const answer = await make('/es/m%C3%A1laga.html')
    expect(written('es/málaga.html')).toBe('/es/m%C3%A1laga.html p{}')
    expect([answer.status, answer.body]).toEqual([200, null])
  })

  test('are made by the worker until that has enough, then here', async () => {
    const files = Array.from({ length: pagesAhead + 1 }, (_, index) => `${index}.html`)
    await Promise.all(files.map(file => make(`/${file}`)))
    expect(files.map(written).filter(content => content === 'here')).toEqual(['here'])
  })

  test('are made here when the worker fails, and when it is gone', async () => {
    for (const file of ['broken.html', 'end.html', 'a.html']) {
      await make(`/${file}`)
      expect(written(file)).toBe('here')
    }
    expect(worker.isGone()).toBe(true)
  })

  test('are none where a template answers something else: Astro deals with that', async () => {
    const moved = { render: async () => new Response('', { status: 301 }) }
    const answer = await make('/failed', { ...astro('here'), ...moved })
    expect(answer.status).toBe(301)
    expect(existsSync(join(folder, 'site/failed'))).toBe(false)
  })

  test('that cannot be written fail the build', async () => {
    writeFileSync(join(folder, 'site'), 'in the way')
    await expect(make('/a.html')).rejects.toThrow(/ENOTDIR|EEXIST/)
  })
})

describe('two threads', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}.html`)

  /** Lists the files that are made and what they are made of. */
  async function made(files: string[]): Promise<Record<string, string>> {
    const answers: Record<string, string> = {}
    await openThreads(folder, astro('here'), smallSite).workThrough(
      { items: [] },
      files,
      async (file, render) => {
        answers[file] = new TextDecoder().decode(await render(file, aTemplate('a.astro')))
      }
    )
    return answers
  }

  test('make all files of a publication, each in one of them', async () => {
    const answers = await made(pages(100))
    expect(Object.keys(answers).toSorted()).toEqual(pages(100).toSorted())
    expect(new Set(Object.values(answers)).size).toBeGreaterThan(2)
  })

  test('share a dozen files, so that none waits for the other', async () => {
    const answers = Object.values(await made(pages(12)))
    expect(answers.filter(answer => answer === 'here').length).toBeGreaterThanOrEqual(6)
  })

  test('begin with pages before all of them are known: the second one with as many as are told at once', async () => {
    const threads = openThreads(folder, astro('here'), smallSite)
    const content: Items = { items: [] }
    const template = aTemplate('a.astro')
    const makers = async (files: string[], of = content): Promise<string[]> => {
      const answers: string[] = []
      await threads.workThrough(of, files, async (file, render) => {
        const answer = new TextDecoder().decode(await render(file, template))
        answers.push(`${file} ${answer === 'here' ? 'here' : 'there'}`)
      })
      return answers.toSorted()
    }
    // The second thread is only there once it was needed.
    await makers(pages(12))
    const some = [...pages(7), 'broken.html']
    const begin = () => {
      threads.prepare(content)
      for (const file of [...some, 'late.html']) threads.begin(file, template)
    }
    begin()
    expect(await makers([...some, 'late.html', 'datos/a.json'])).toEqual([
      'broken.html here',
      'datos/a.json here',
      'late.html here',
      ...pages(7).map(file => `${file} there`)
    ])
    begin()
    expect(await makers(pages(7), { items: [] })).toEqual(pages(7).map(file => `${file} here`))
    expect(await makers(pages(7))).toEqual(pages(7).map(file => `${file} here`))
  })

  test('make all files when one of them ends in the middle of it', async () => {
    const answers = await made([...pages(100), 'the-end.html'])
    expect(Object.keys(answers)).toHaveLength(101)
    expect(answers['the-end.html']).toBe('here')
  })
})
