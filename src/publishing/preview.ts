import type { Keys, Renderer } from 'live-publisher'

import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { readPhotoIndex, withStoredPhotos } from '#catalog/model/photos.ts'
import { createDecoder } from '#contract/reading/decode-snapshot.ts'
import {
  type DraftName,
  draftsIn,
  published,
  withDocument,
  withDraftsPublished
} from '#contract/reading/draft.ts'
import type { Problem } from '#contract/problems/problem.ts'
import type { PreviewRequest } from '#studio/preview/preview-request.contract.ts'
import type { CollectionName, Snapshot } from '#contract/reading/snapshot.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { pathIn, routes } from '#domain/site/routes.ts'

/** Below this address administrators see the site with every draft published. */
const previewPlace = '/vista-previa'

/** A draft, where its page would be (none for what has no page), and what in it keeps it from being shown. */
export interface Draft extends DraftName {
  path: string | null
  problems: Problem[]
}

export type PreviewQuestion =
  | { kind: 'drafts' }
  | { kind: 'file'; path: string }
  /** Pages that would be others if a document were published as it is. */
  | ({ kind: 'effect' } & Pick<PreviewRequest, 'collection' | 'document'>)
  /** A page with one unsaved document, with every draft of others or with none: a company sees nothing of what others write. */
  | ({ kind: 'own' | 'unsaved' } & PreviewRequest)

export type PreviewAnswer =
  | { kind: 'drafts'; drafts: Draft[] }
  /** `body` in base64: it goes from one process to another. */
  | { kind: 'file'; type: string; body: string }
  | ({ kind: 'effect' } & PublishEffect)
  | { kind: 'missing'; why: string }
  /** The document is on no page as it is. */
  | { kind: 'left-out'; problems: Problem[] }
  /** It cannot be shown, such as by a template that throws. */
  | { kind: 'failed'; why: string }

/** Numbers of pages, in all languages. */
export interface PublishEffect {
  added: number
  changed: number
  removed: number
}

interface PreviewMeans {
  renderer: Pick<Renderer<Catalog>, 'keysOf' | 'render'>
  read: () => Promise<Snapshot>
  /** Keys of the site without drafts. */
  publicKeys: () => Keys
}

/** Answers questions about drafts with the very templates of the site. An uploaded photograph is shown as it is stored; those from elsewhere are made when they are published, and until then there is the poster. */
export function createPreviews({ publicKeys, read, renderer }: PreviewMeans) {
  const decode = createDecoder()
  const keysFor = (snapshot: Snapshot) =>
    renderer.keysOf(createCatalog(withStoredPhotos(decode(snapshot).content, readPhotoIndex())))
  return async (question: PreviewQuestion): Promise<PreviewAnswer> => {
    const saved = await read()
    if (question.kind === 'effect') return { ...effectOf(saved, question, keysFor), kind: 'effect' }
    const isUnsaved = question.kind === 'own' || question.kind === 'unsaved'
    const snapshot = isUnsaved
      ? withDocument(saved, question.collection, published(question.document))
      : saved
    const { content, problems } = decode(question.kind === 'own' ? snapshot : withDraftsPublished(snapshot))
    const catalog = createCatalog(withStoredPhotos(content, readPhotoIndex()))
    if (question.kind === 'drafts') return { drafts: listOf(snapshot, catalog, problems), kind: 'drafts' }
    const path = question.kind === 'file' ? question.path : pathOf(question, catalog)
    if (path === null && isUnsaved)
      return { kind: 'left-out', problems: problemsOf(question.collection, question.document.id, problems) }
    const keys = renderer.keysOf(catalog)
    const file = fileAt(path ?? '/', keys)
    if (file === null) return { kind: 'missing', why: `There is no ${path}, also not among the drafts` }
    const body = Buffer.from(await renderOne(renderer, catalog, file))
    const type = typeOf(file)
    const isHtml = type.startsWith('text/html')
    if (!isHtml) return { body: body.toString('base64'), kind: 'file', type }
    const isOnlyHere = (path: string) => isPrivate(path, keys, publicKeys())
    const draw = (path: string) => renderOne(renderer, catalog, path.slice(1))
    const page = isUnsaved ? await withPictures(body.toString(), isOnlyHere, draw) : body.toString()
    const shown = Buffer.from(withPrivateLinks(page, isOnlyHere))
    return { body: shown.toString('base64'), kind: 'file', type }
  }
}

/**
 * Counts the pages whose key is another with the document. Both sites are made of the database as it is now: what waits besides is no effect of this
 * document. It stands at the same place in both, since lists keep the order of documents.
 */
function effectOf(
  saved: Snapshot,
  { collection, document }: Pick<PreviewRequest, 'collection' | 'document'>,
  keysFor: (snapshot: Snapshot) => Keys
): PublishEffect {
  const known = saved.collections[collection].find(({ id }) => id === document.id)
  const before = pagesIn(keysFor(known === undefined ? saved : withDocument(saved, collection, known)))
  const after = pagesIn(keysFor(withDocument(saved, collection, document)))
  return {
    added: [...after.keys()].filter(file => !before.has(file)).length,
    changed: [...after].filter(([file, key]) => before.has(file) && before.get(file) !== key).length,
    removed: [...before.keys()].filter(file => !after.has(file)).length
  }
}

function pagesIn(keys: Keys): Map<string, unknown> {
  return new Map([...keys].filter(([file]) => file.endsWith('.html')))
}

/** Where a document is to be looked at: on its own page, else on the one that was named. Null for one that is left out. */
function pathOf({ collection, document, locale, path }: PreviewRequest, catalog: Catalog): string | null {
  if (path !== null) return path
  const place = places.get(collection)
  const own = place === undefined ? routes.home : place(catalog, document.id)
  return own === null ? null : pathIn(locale, own)
}

function problemsOf(collection: CollectionName, documentId: string, problems: Problem[]): Problem[] {
  return problems.filter(found => found.collection === collection && found.id === documentId)
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

const drawing = / (src|srcset)="(\/[^"?#]*\.svg)[^"]*"/g

/** Puts the drawings of an unsaved document into its page: no server answers for their addresses yet. */
export async function withPictures(
  html: string,
  isPrivate: (path: string) => boolean,
  draw: (path: string) => Promise<Uint8Array>
): Promise<string> {
  const within = new Map<string, string>()
  for (const [, , path = ''] of html.matchAll(drawing)) {
    if (within.has(path) || !isPrivate(path)) continue
    within.set(path, `data:image/svg+xml;base64,${Buffer.from(await draw(path)).toString('base64')}`)
  }
  return html.replaceAll(drawing, (whole, name: string, path: string) => {
    const picture = within.get(path)
    return picture === undefined ? whole : ` ${name}="${picture}"`
  })
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
    problems: problemsOf(draft.collection, draft.id, problems)
  }))
}
