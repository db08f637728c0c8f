import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { readPreviewRequest } from '#studio/preview/preview-request.contract.ts'

/** Below this address editors see drafts (rewritten by Hosting). */
const place = '/vista-previa'

/** Requests other than pages, and the publisher's address for each. */
const questions = new Map([
  ['/borradores.json', '/drafts'],
  ['/estado.json', '/status']
])

/** Hosting takes no other cookie to a function. */
const cookieName = '__session'
/** Questions about an unsaved document, and the publisher's address for each. */
const unsaved = new Map([
  ['/documento', '/preview'],
  ['/efecto', '/effect']
])

/** Shows a company its page, without the drafts of others. */
const ownPage = '/own-preview'

/** How publications stand, and what an administrator decides about them. */
const decisions = '/publicacion.json'
export const sessionMs = 60 * 60 * 1000

export interface PreviewRequest {
  method: string
  path: string
  authorization: string | undefined
  cookie: string | undefined
  /** Origin of the calling page, and the hosts of this request: Hosting's and the function's own. */
  origin: string | undefined
  hosts: readonly (string | undefined)[]
  /** Body of a `POST`, as JSON. */
  body: unknown
}

export interface PreviewResponse {
  status: number
  type?: string
  cookie?: string
  body?: Uint8Array | string
}

/** Editors, translators and administrators see drafts, as their account says now; a company sees its own documents. */
export interface RequireEditor {
  /** Whether a document, as it is stored, belongs to a company of the owner. */
  owns: (session: string, place: DocumentPlace) => Promise<boolean>
  /** A session for the owner of an ID token. */
  openSession: (idToken: string) => Promise<string | null>
  isEditor: (session: string) => Promise<boolean>
  /** The name of the owner where that is an administrator; null where not. */
  administrator: (session: string) => Promise<string | null>
}

/** Asks the service that publishes, by a path of its own; null when there is none. */
export type AskPublisher = ((path: string, body?: string) => Promise<Response>) | null

/**
 * Shows an editor the site with every draft published, or a page with an unsaved document. A page that is opened by a link carries no token: so a session in a cookie,
 * for this address alone and for an hour, stands for it.
 */
export function createPreviewHandler(editorCheck: RequireEditor, askPublisher: AskPublisher) {
  return async (request: PreviewRequest): Promise<PreviewResponse> => {
    const path = request.path.slice(place.length)
    if (request.method === 'POST' && path === '/sesion') return openSession(editorCheck, request)
    const isDecision = path === decisions
    const aboutUnsaved = unsaved.get(path)
    const isPost = request.method === 'POST' && (aboutUnsaved !== undefined || isDecision)
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
      return text(405, 'Method Not Allowed')
    const session = sessionIn(request.cookie)
    if (session === null) return forEditors(401)
    if (!(await editorCheck.isEditor(session))) {
      const own = isPost && path === '/documento' ? readPreviewRequest(request.body) : null
      const place = own && { collection: own.collection, id: own.document.id }
      const isTheirs = place !== null && (await editorCheck.owns(session, place))
      return isTheirs && askPublisher !== null ? showUnsaved(askPublisher, ownPage, request) : forEditors(401)
    }
    if (askPublisher === null) return text(501, 'No hay quien muestre borradores: docs/production.md')
    if (isDecision) return operate(askPublisher, request, await editorCheck.administrator(session))
    if (isPost && aboutUnsaved !== undefined) return showUnsaved(askPublisher, aboutUnsaved, request)
    const question = questions.get(path) ?? `/preview?path=${encodeURIComponent(path || '/')}`
    const answer = await askPublisher(question).catch(() => null)
    return answer === null ? beingPrepared : passOn(answer)
  }
}

/** A document that does not fit is named by the publisher with its problems. */
async function showUnsaved(
  ask: NonNullable<AskPublisher>,
  question: string,
  request: PreviewRequest
): Promise<PreviewResponse> {
  if (!isOwnPage(request)) return text(403, 'Solo desde este sitio')
  const answer = await ask(question, JSON.stringify(request.body ?? null)).catch(() => null)
  if (answer === null) return beingPrepared
  if (answer.status === 400) return text(400, 'No se entiende el documento')
  if (answer.status !== 422) return passOn(answer)
  return { body: await answer.text(), status: 422, type: 'application/json' }
}

/** Every editor reads how publications stand; the name of who decides comes from the account, never from the request. What came too late is a 409. */
async function operate(
  ask: NonNullable<AskPublisher>,
  request: PreviewRequest,
  administrator: string | null
): Promise<PreviewResponse> {
  const isDecision = request.method === 'POST'
  if (isDecision && (administrator === null || !isOwnPage(request))) return forEditors(403)
  const decided = JSON.stringify({ decision: request.body, quien: administrator })
  const answer = await ask('/control', isDecision ? decided : undefined).catch(() => null)
  if (answer === null) return beingPrepared
  if (answer.status === 400) return text(400, 'No se entiende la decisión')
  if (!answer.ok && answer.status !== 409) return passOn(answer)
  const known = { ...Object(await answer.json()), mayDecide: administrator !== null }
  return { body: JSON.stringify(known), status: answer.status, type: 'application/json' }
}

/** A page of another site may have the browser send a form here. The cookie does not come along then; this is the second lock. */
function isOwnPage({ hosts, origin }: PreviewRequest): boolean {
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null
  return host !== null && hosts.includes(host)
}

async function openSession(
  { openSession: open }: RequireEditor,
  { authorization }: PreviewRequest
): Promise<PreviewResponse> {
  const idToken = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  const session = idToken === undefined ? null : await open(idToken)
  if (session === null) return forEditors(403)
  return {
    cookie: `${cookieName}=${session}; Path=${place}; Max-Age=${sessionMs / 1000}; HttpOnly; Secure; SameSite=Strict`,
    status: 204
  }
}

function sessionIn(cookies: string | undefined): string | null {
  const pairs = (cookies ?? '').split(';').map(pair => pair.trim())
  return pairs.find(pair => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) || null
}

async function passOn(answer: Response): Promise<PreviewResponse> {
  if (answer.status === 404) return text(404, 'No hay tal página, tampoco entre los borradores')
  if (answer.status === 500) return text(500, `No se puede mostrar: ${await reasonIn(answer)}`)
  if (!answer.ok) return beingPrepared
  return {
    body: new Uint8Array(await answer.arrayBuffer()),
    status: 200,
    type: answer.headers.get('content-type') ?? 'application/octet-stream'
  }
}

async function reasonIn(answer: Response): Promise<string> {
  const { error }: { error?: unknown } = Object(await answer.json().catch(() => null))
  return typeof error === 'string' ? error : 'el servicio no dice por qué'
}

function forEditors(status: 401 | 403): PreviewResponse {
  return text(status, 'Solo para quien edita el sitio')
}

function text(status: number, body: string): PreviewResponse {
  return { body, status, type: 'text/plain; charset=utf-8' }
}

/** Also what is said when the publisher is away, or takes too long. */
const beingPrepared = text(503, 'El sitio se está preparando: prueba en un momento')
