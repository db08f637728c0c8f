import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AstroConfig, build, type PathWithRoute, sync } from 'astro'
import {
  bundleFolder,
  forgetPaths,
  type Prerenderer,
  refuseOtherVersions,
  keepPictures,
  propsOf
} from '../rendering/astro-internals.ts'
import { bytesOf } from '../rendering/bytes.ts'
import { type ContentSource, openContentSource } from './content-source.ts'
import type { LivePublisherOptions, Session } from './integration.ts'
import { noReads, type Reads, trackContent, type TrackedContent } from './tracked-content.ts'

/** Only a build of everything can show what changed. */
export class NeedsBuild extends Error {}

/** A page or file that a template makes. */
export interface Page {
  address: string
  file: string
  props: unknown
  route: PathWithRoute['route']
}

/** A site as it was built, and its program for the pages, kept running. */
export interface WarmSite {
  config: AstroConfig
  content: ContentSource
  options: LivePublisherOptions
  /** Folder of the site that Astro made. */
  made: string
  /** The pages that the content has now, by their files. */
  pages: () => Promise<Map<string, Page>>
  /** Content that each file read when it was made. */
  reads: Map<string, Reads>
  render: (page: Page) => Promise<{ bytes: Uint8Array<ArrayBuffer>; reads: Reads }>
  tracked: TrackedContent
  /** Why its templates cannot be asked for single pages; null if they can. */
  unfit: () => string | null
}

/** Says where a build works, and what is to happen when its content changes. */
export interface BuildSettings {
  changed: () => void
  root: string
  /** A folder of its own for each build: modules of one before would be found in it. */
  work: string
}

/** Loads the content, builds the site as `astro build` does, and keeps what it was built with. */
export async function buildWarm({ changed, root, work }: BuildSettings): Promise<WarmSite> {
  refuseOtherVersions()
  const session: Session = {}
  globalThis.livePublisherSession = session
  await sync({ logLevel: 'warn', root })
  const { config, options } = session
  if (config === undefined || options === undefined)
    throw new Error('astro.config has no live publisher: add `integrations: [livePublisher()]`.')
  if (config.output !== 'static')
    throw new Error('Only a static site is kept warm: `output` is not "static".')
  const code = [config.srcDir, config.publicDir].map(folder => fileURLToPath(folder).replace(/\/$/, ''))
  const content = await openContentSource({ code, root }, changed)
  try {
    const tracked = trackContent(content.names, content.entriesOf)
    session.collections = tracked.collections
    const keeping = keepProgram(session, tracked, work)
    await build({ logLevel: 'warn', outDir: work, root })
    const made = `${work}.site`
    renameSync(work, made)
    return await warmSite(keeping.takeOver(), { config, content, made, options, tracked })
  } catch (error) {
    content.close()
    throw error
  }
}

interface Program {
  /** Origin of the addresses that Astro asked for. */
  origin: string
  /** Content that `getStaticPaths` read. */
  pathReads: Reads
  prerenderer: Prerenderer
  /** Content that each page read, by the path of its address. */
  rendered: ReadonlyMap<string, Reads>
}

/** Keeps Astro's program for the pages while it builds, and notes what each page reads. */
function keepProgram(session: Session, tracked: TrackedContent, work: string): { takeOver: () => Program } {
  const bundle = join(work, bundleFolder)
  const rendered = new Map<string, Reads>()
  const pathReads = noReads()
  let prerenderer: Prerenderer | undefined
  let origin = ''
  let restorePictures = () => {}
  // Astro deletes the bundle after the build, and parts of it are only loaded when a page needs them.
  session.onGenerated = () => cpSync(bundle, `${work}.bundle`, { recursive: true })
  session.wrap = given => {
    prerenderer = given
    return {
      ...given,
      getStaticPaths: async () => {
        restorePictures = keepPictures(address => {
          throw new NeedsBuild(`the picture ${address} was never made`)
        })
        return tracked.collect(pathReads, () => given.getStaticPaths())
      },
      render: async (request, { routeData }) => {
        const url = new URL(request.url)
        origin = url.origin
        const { bytes, reads, ...answer } = await renderTracked(given, tracked, request, routeData)
        rendered.set(url.pathname, reads)
        return new Response(bytes, answer)
      }
    }
  }
  return {
    takeOver: () => {
      if (prerenderer === undefined) throw new Error('Astro ended without a program for the pages')
      mkdirSync(work, { recursive: true })
      renameSync(`${work}.bundle`, bundle)
      restorePictures()
      return { origin, pathReads, prerenderer, rendered }
    }
  }
}

interface Rendered {
  /** Null where a template answers nothing. */
  bytes: Uint8Array<ArrayBuffer> | null
  headers: Headers
  reads: Reads
  status: number
}

/** Reads the body as well: a page may read content until its end. */
async function renderTracked(
  prerenderer: Prerenderer,
  tracked: TrackedContent,
  request: Request,
  routeData: Page['route']
): Promise<Rendered> {
  const reads = noReads()
  return tracked.collect(reads, async () => {
    const answer = await prerenderer.render(request, { routeData })
    const response = answer instanceof Response ? answer : answer.response
    const { body, headers, status } = response
    return { bytes: body && (await bytesOf(response)), headers, reads, status }
  })
}

async function warmSite(
  program: Program,
  site: Pick<WarmSite, 'config' | 'content' | 'made' | 'options' | 'tracked'>
): Promise<WarmSite> {
  const { origin, pathReads, prerenderer, rendered } = program
  const { made, tracked } = site
  const newReads = noReads()
  const first = await pagesOf(program, site, newReads)
  // A template may write no file, such as one that answers nothing.
  const unwritten = new Set([...first.keys()].filter(file => !existsSync(join(made, file))))
  const reads = new Map<string, Reads>()
  for (const { address, file } of first.values()) {
    const own = rendered.get(new URL(address, origin).pathname)
    if (own !== undefined) reads.set(file, own)
    else if (!unwritten.has(file)) throw new Error(`Astro made ${file} at another address than ${address}`)
  }
  const render: WarmSite['render'] = async ({ address, file, route }) => {
    const request = new Request(new URL(address, origin))
    const { bytes, reads, status } = await renderTracked(prerenderer, tracked, request, route)
    if (status !== 200 || bytes === null) throw new NeedsBuild(`${file} answered ${status}`)
    return { bytes, reads }
  }
  const finishing = finishingIntegration(site.config)
  const pages = async () => {
    const all = await pagesOf(program, site, noReads())
    if (finishing !== null && !isSameList([...first.keys()], [...all.keys()]))
      throw new NeedsBuild(
        `there are other pages than before, and ${finishing} writes files about all of them`
      )
    for (const file of unwritten) all.delete(file)
    return all
  }
  const remembers = isSame(pathReads, newReads)
    ? await rememberingTemplate(await pages(), reads, render)
    : 'getStaticPaths or a module'
  const unfit = () =>
    remembers !== null || tracked.hasStrayReads()
      ? `${remembers ?? 'a module'} keeps content for later: read it where it is shown`
      : null
  return { ...site, pages, reads, render, unfit }
}

async function pagesOf(
  { prerenderer }: Program,
  { config, tracked }: Pick<WarmSite, 'config' | 'tracked'>,
  reads: Reads
): Promise<Map<string, Page>> {
  const naming: Naming = {
    base: config.base,
    format: config.build.format,
    trailingSlash: config.trailingSlash
  }
  forgetPaths(prerenderer.app)
  const paths = await tracked.collect(reads, () => prerenderer.getStaticPaths())
  const pages = new Map<string, Page>()
  for (const path of paths) {
    const file = fileNameOf(path, naming)
    // Of two routes with the same page Astro takes the first.
    if (!pages.has(file))
      pages.set(file, {
        address: addressFor(path, naming),
        file,
        props: propsOf(prerenderer, path),
        route: path.route
      })
  }
  return pages
}

/** A template that reads the content once and keeps it shows old content later: made again, its page reads less. */
async function rememberingTemplate(
  pages: ReadonlyMap<string, Page>,
  reads: ReadonlyMap<string, Reads>,
  render: WarmSite['render']
): Promise<string | null> {
  const tried = new Set<string>()
  for (const page of pages.values()) {
    const { component } = page.route
    const before = reads.get(page.file)
    if (before === undefined || tried.has(component) || isSame(before, noReads())) continue
    tried.add(component)
    const { reads: now } = await render(page)
    if (!isSame(before, now)) return component
  }
  return null
}

/** One that works on the finished site, such as for a sitemap. */
function finishingIntegration({ integrations }: AstroConfig): string | null {
  return integrations.find(({ hooks }) => hooks['astro:build:done'] !== undefined)?.name ?? null
}

function isSameList(one: string[], other: string[]): boolean {
  return one.toSorted().join('\n') === other.toSorted().join('\n')
}

function isSame(one: Reads, other: Reads): boolean {
  const names = ({ entries, lists }: Reads) =>
    JSON.stringify([[...entries.keys()].toSorted(), [...lists].toSorted()])
  return names(one) === names(other)
}

/** How a site names its files and addresses. */
type Naming = Pick<AstroConfig, 'base' | 'trailingSlash'> & { format: AstroConfig['build']['format'] }

type Path = Pick<PathWithRoute, 'pathname' | 'route'>

/** The file of a page, below the folder of the site, as Astro's build names it. */
function fileNameOf({ pathname, route }: Path, { format }: Naming): string {
  const path = trimmed(pathname)
  if (route.type === 'endpoint') return path
  if (path === '') return 'index.html'
  const isFile = format === 'file' || (format === 'preserve' && !route.isIndex)
  return isFile || path === '404' || path === '500' ? `${path}.html` : `${path}/index.html`
}

/** The address that Astro's build asks for the page. */
function addressFor({ pathname, route }: Path, { base, format, trailingSlash }: Naming): string {
  const path = trimmed(pathname)
  const root = `/${trimmed(base)}/`.replace('//', '/')
  if (route.type === 'endpoint') {
    const isAlways = trailingSlash === 'always' && !/\.[^/]+$/.test(path)
    return `${root}${path}${isAlways ? '/' : ''}`
  }
  const isFile = format === 'file' || (format === 'preserve' && !route.isIndex)
  if (isFile) return `${root}${path === '' ? 'index' : path}.html`
  return trailingSlash === 'never' ? `${root}${path}` : `${root}${path}/`.replace('//', '/')
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
