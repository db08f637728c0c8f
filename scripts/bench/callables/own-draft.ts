import { randomUUID } from 'node:crypto'
import { estudioGuardar } from '#studio/document/documents.call.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { Ask } from './asking.ts'
import { newAdmin } from './people.ts'

interface Written {
  place: DocumentPlace
  revision: string
  token: string
}

const names = { nombre: { en: 'Kayak at dawn', es: 'Kayak al amanecer' } }

/** A draft of its own: what is asked of it changes nothing on the site. */
export function written(ask: Ask): Promise<Written> {
  return saved(ask, `prueba-${randomUUID()}`, { ...names, borrador: true })
}

/** A document that is online, and that no list shows. */
export function writtenOnline(ask: Ask): Promise<Written> {
  const slug = `prueba-${randomUUID()}`
  const place = { provincias: ['29'], reservaTipo: 'mostrar-aviso', slug }
  return saved(ask, slug, { ...names, ...place, ocultar: true })
}

async function saved(ask: Ask, id: string, changed: DocumentFields): Promise<Written> {
  const { token } = await newAdmin()
  const place: DocumentPlace = { collection: 'experiencias', id }
  const answer = await ask(estudioGuardar, {
    request: { patch: { changed, removed: [] }, place, revision: null },
    token
  })
  if (answer.kind !== 'saved') throw new Error(`A document was not saved: ${answer.kind}`)
  return { place, revision: answer.revision, token }
}
