import type { Keys, Renderer } from 'live-publisher'

import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { readPhotoIndex, withReadablePhotos } from '#catalog/model/photos.ts'
import { createDecoder } from '#contract/reading/content.ts'
import { type DraftName, draftsIn, withDraftsPublished } from '#contract/reading/draft.ts'
import type { Problem } from '#contract/problems/problem.ts'
import type { CollectionName, Snapshot } from '#contract/reading/snapshot.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** Below this address administrators see the site with every draft published. */
const previewPlace = '/vista-previa'

/** A draft, where its page would be (none for what has no page), and what in it keeps it from being shown. */
export interface Draft extends DraftName {
  path: string | null
  problems: Problem[]
}

export type PreviewQuestion = { kind: 'drafts' } | { kind: 'file'; path: string }

export type PreviewAnswer =
  | { kind: 'drafts'; drafts: Draft[] }
  /** `body` in base64: it goes from one process to another. */
  | { kind: 'file'; type: string; body: string }
  | { kind: 'missing'; why: string }
  /** It cannot be shown, such as by a template that throws. */
  | { kind: 'failed'; why: string }

interface PreviewMeans {
  renderer: Pick<Renderer<Catalog>, 'keysOf' | 'render'>
  read: () => Promise<Snapshot>
  /** What the site has without drafts. */
  publicKeys: () => Keys
}

/** Answers questions about drafts with the very templates of the site. Photographs of drafts are made when they are published: until then they have their poster. */
export function createPreviews({ publicKeys, read, renderer }: PreviewMeans) {
  const decode = createDecoder()
  return async (question: PreviewQuestion): Promise<PreviewAnswer> => {
    const snapshot = await read()
    const { content, problems } = decode(withDraftsPublished(snapshot))
    const catalog = createCatalog(withReadablePhotos(content, readPhotoIndex()))
    if (question.kind === 'drafts') return { drafts: listOf(snapshot, catalog, problems), kind: 'drafts' }
    const keys = renderer.keysOf(catalog)
    const file = fileAt(question.path, keys)
    if (file === null)
      return { kind: 'missing', why: `There is no ${question.path}, also not among the drafts` }
    const body = Buffer.from(await renderOne(renderer, catalog, file))
    const type = typeOf(file)
    const isHtml = type.startsWith('text/html')
    const shown = isHtml
      ? Buffer.from(withPrivateLinks(body.toString(), path => isPrivate(path, keys, publicKeys())))
      : body
    return { body: shown.toString('base64'), kind: 'file', type }
  }
}

async function renderOne(
  { render }: Pick<Renderer<Catalog>, 'render'>,
  catalog: Catalog,
  file: string
): Promise<Uint8Array> {
  const made: Uint8Array[] = []
  await render(catalog, [file], async (_, content) => void made.push(content))
  return Buffer.concat(made)
}

/** Leads what only a preview has to its private address: pages of other drafts, and their pictures. */
export function withPrivateLinks(html: string, isPrivate: (path: string) => boolean): string {
  return html.replaceAll(/ (href|src|srcset)="(\/[^"?#]*)/g, (whole, name: string, path: string) =>
    isPrivate(path) ? ` ${name}="${previewPlace}${path}` : whole
  )
}

function isPrivate(path: string, keys: Keys, publicKeys: Keys): boolean {
  const file = fileAt(path, keys)
  return file !== null && !publicKeys.has(file)
}

/** The file behind an address, as Hosting finds it. */
export function fileAt(path: string, keys: Keys): string | null {
  const bare = path.replace(/^\/|\/$/g, '')
  const candidates = bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`]
  return candidates.find(file => keys.has(file)) ?? null
}

const types = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8'],
  ['json', 'application/json'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8']
])

function typeOf(file: string): string {
  return types.get(file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
}

/** Where a document has its page. */
const places = new Map<CollectionName, (catalog: Catalog, id: string) => string | null>([
  [
    'categorias',
    (catalog, id) => routeOf(catalog.categoryById.get(id), ({ slug }) => routes.listing(wholeRegion, slug))
  ],
  ['empresas', (catalog, id) => routeOf(catalog.companyById.get(id), () => routes.company(id))],
  ['experiencias', (catalog, id) => routeOf(catalog.byId.get(id), ({ slug }) => routes.experience(slug))],
  ['preguntas', () => routes.questions]
])

function routeOf<Item>(item: Item | undefined, route: (item: Item) => string): string | null {
  return item === undefined ? null : route(item)
}

function listOf(snapshot: Snapshot, catalog: Catalog, problems: Problem[]): Draft[] {
  return draftsIn(snapshot).map(draft => ({
    ...draft,
    path: places.get(draft.collection)?.(catalog, draft.id) ?? null,
    problems: problems.filter(({ collection, id }) => collection === draft.collection && id === draft.id)
  }))
}
