import { setImmediate } from 'node:timers/promises'

import type { AstroPrerenderer, PathWithRoute } from 'astro'

import type { Catalog } from '#catalog/model/catalog.ts'

import { bytesOf } from './bytes.ts'
import { type Helper, pagesAhead, startHelper } from './helper.ts'
import { inParallel } from './in-parallel.ts'
import { isPage } from './keys.ts'
import { reasonOf } from './reason.ts'

/** Makes a file with Astro's template for it. */
export type Render = (file: string, template: PathWithRoute['route']) => Promise<Uint8Array>

export interface Threads {
  /** A catalogue of which files may be asked for soon: the second thread gets to know it meanwhile. */
  prepare: (catalog: Catalog) => void
  /** One of these files: the second thread makes some pages while this one is looking for others. */
  begin: (file: string, template: PathWithRoute['route']) => void
  /** Does the work for each of the files of a catalogue, which is given a thread that renders. */
  workThrough: (
    catalog: Catalog,
    files: string[],
    work: (file: string, render: Render) => Promise<void>
  ) => Promise<void>
}

/** While a file is written the next ones are rendered. */
const filesAtOnce = 2

/** From so many files on a second thread renders with this one. */
const worthHelp = 12

/** So many files the second thread is given ahead, so many of them at a time: about what it makes until all are known. What it has then, this one waits for. */
const filesAhead = 32
const filesTold = 8

/** This thread, and one more that is started when there is enough to do, and stays. */
export function openThreads(folder: string, prerenderer: AstroPrerenderer): Threads {
  let helper: Helper | null = null
  const here: Render = async (file, template) => {
    // What the other thread has made is taken, and it is given more; what React leaves after an island is cleared away.
    await setImmediate()
    return rendered(file, prerenderer.render(requestFor(file), { routeData: template }))
  }
  const there =
    (helping: Helper): Render =>
    async (file, template) =>
      // What fails there is tried here, where its words are heard.
      (await askFor(helping, file, template)) ?? here(file, template)
  let ahead: Ahead | null = null
  const begin: Threads['begin'] = (file, template) => {
    if (ahead === null || helper === null || !isPage(file) || ahead.begun.size >= filesAhead) return
    ahead.found.set(file, template)
    if (ahead.found.size < filesTold) return
    helper.expect([...ahead.begun.keys(), ...ahead.found.keys()])
    for (const [each, itsTemplate] of ahead.found) ahead.begun.set(each, askFor(helper, each, itsTemplate))
    ahead.found.clear()
  }
  const helperFor = (catalog: Catalog, files: string[]): Helper | null => {
    if (files.length < worthHelp) return null
    if (helper === null || helper.isGone()) helper = startHelper(folder, prerenderer)
    helper.turnTo(catalog)
    helper.expect(files)
    return helper
  }
  const workThrough: Threads['workThrough'] = async (catalog, files, work) => {
    const helping = helperFor(catalog, files)
    const begun = ahead?.catalog === catalog ? ahead.begun : new Map<string, Promise<Uint8Array | null>>()
    ahead = null
    const from = (end: 'start' | 'end', atOnce: number, render: Render) => ({
      atOnce,
      from: end,
      work: (file: string) =>
        work(file, async (_, template) => (await begun.get(file)) ?? render(file, template))
    })
    await inParallel(inOrder(files, begun), [
      from('start', filesAtOnce, here),
      ...(helping ? [from('end', pagesAhead, there(helping))] : [])
    ])
  }
  const prepare = (catalog: Catalog) => {
    ahead = { begun: new Map(), catalog, found: new Map() }
    helper?.turnTo(catalog)
  }
  return { begin, prepare, workThrough }
}

/** What the second thread was given of a catalogue before all was known. */
interface Ahead {
  catalog: Catalog
  /** Null is what failed. */
  begun: Map<string, Promise<Uint8Array | null>>
  /** What it is given next. */
  found: Map<string, PathWithRoute['route']>
}

/** Null when it fails. */
function askFor(
  helper: Helper,
  file: string,
  { component }: PathWithRoute['route']
): Promise<Uint8Array | null> {
  return helper.render({ component, url: requestFor(file).url }).catch(() => null)
}

/**
 * Tables of data first: they are made of the whole catalogue, which this thread has just looked at. Pages in the order of their names, and so of their
 * locales: from both ends, each thread meets its cards again. At the end what the second thread has begun.
 */
function inOrder(files: string[], begun: ReadonlyMap<string, unknown>): string[] {
  const {
    begun: last = [],
    pages = [],
    tables = []
  } = Object.groupBy(files, file => (begun.has(file) ? 'begun' : isPage(file) ? 'pages' : 'tables'))
  return [...tables.toSorted(), ...pages.toSorted(), ...last]
}

/** Whatever a template throws is told with the page that it was to make: that leads to the document. */
async function rendered(
  file: string,
  rendering: ReturnType<AstroPrerenderer['render']>
): Promise<Uint8Array> {
  try {
    const answer = await rendering
    const response = answer instanceof Response ? answer : answer.response
    // A template that does not know the file answers 404: that is no page of the site. The page that says so is made with 200 like the others.
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    return await bytesOf(response)
  } catch (error) {
    throw new Error(`${file} cannot be rendered: ${reasonOf(error)}`, { cause: error })
  }
}

/** The request that Astro's build makes for the file. */
function requestFor(file: string): Request {
  return new Request(new URL(file, 'http://localhost'))
}
