import { randomUUID } from 'node:crypto'
import { estudioGuardar } from '#studio/document/documents.call.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import type { Ask } from './asking.ts'
import { newAdmin } from './people.ts'

/** A draft of its own: what is asked of it changes nothing on the site. */
export async function written(ask: Ask): Promise<{ place: DocumentPlace; revision: string; token: string }> {
  const { token } = await newAdmin()
  const place: DocumentPlace = { collection: 'experiencias', id: `prueba-${randomUUID()}` }
  const changed = { borrador: true, nombre: { en: 'Kayak at dawn', es: 'Kayak al amanecer' } }
  const answer = await ask(estudioGuardar, {
    request: { patch: { changed, removed: [] }, place, revision: null },
    token
  })
  if (answer.kind !== 'saved') throw new Error(`A draft was not saved: ${answer.kind}`)
  return { place, revision: answer.revision, token }
}
