import { describe, expect, test } from 'vitest'

import type { Call } from '#contract/calls/call.ts'
import { estudioGuardar, estudioLeer, estudioListar } from '#studio/document/documents.call.ts'
import { estudioRestaurar, estudioVersion, estudioVersiones } from '#studio/history/history.call.ts'
import { estudioDarPapeles, estudioSesion } from '#studio/people/people.call.ts'
import { estudioRegistro } from '#studio/record/record.call.ts'
import { estudioBorrar, estudioEnlaces, estudioExportar } from '#studio/bulk/whole.call.ts'
import { noRights } from '#domain/account/rights.ts'
import type { RecordPage } from '#studio/record/record.ts'
import type { DocumentPage, DocumentPlace, SaveOutcome } from '#studio/document/studio-document.ts'

const place: DocumentPlace = { collection: 'experiencias', id: 'kayak' }
const revision = '2026-11-24T10:00:00.123456000Z'
const problem = { expected: 'un texto', field: 'nombre', isBlocking: true, problem: 'falta', value: '' }

describe('what is asked for', () => {
  test('arrives as it was meant', () => {
    const list = { after: 'kayak', collection: place.collection }
    const patch = { changed: { nombre: { es: 'Kayak' } }, removed: ['vip'] }
    const roles = { rights: { ...noRights, languages: ['de' as const] }, who: 'ana@example.com' }
    const version = { place, version: '000001' }
    const before = '2026-11-24T10:00:00.000Z'
    expectRequest(estudioListar, list)
    expectRequest(estudioLeer, place)
    expectRequest(estudioGuardar, { kept: null, patch, place, revision })
    expectRequest(estudioVersion, version)
    expectRequest(estudioRestaurar, { ...version, revision })
    expectRequest(estudioDarPapeles, roles)
    expectRequest(estudioRegistro, { before })
    expectRequest(estudioExportar, list)
    expectRequest(estudioBorrar, { place, revision })
    expect(estudioRegistro.readRequest({})).toEqual({ before: null })
    expect(estudioRegistro.readRequest({ antes: 'ayer' })).toBeNull()
  })

  test('has the names that functions had before', () => {
    const patch = { changed: { nombre: { es: 'Kayak' } }, removed: ['vip'] }
    expect(estudioGuardar.writeRequest({ patch, place, revision })).toEqual({
      campos: { nombre: { es: 'Kayak' } },
      coleccion: 'experiencias',
      id: 'kayak',
      quitados: ['vip'],
      revision
    })
  })

  test.each([
    ['a map that is called like a value of another type', { timestampValue: 'ayer' }],
    ['two types at once in a list', { a: [{ doubleValue: 12 }] }],
    ['a name that every object has', JSON.parse('{"a":{"__proto__":1,"constructor":2}}')],
    ['a name of nothing to see', { '\u200B': 1 }]
  ])('is no document with %s', (_, changed) => {
    const request = estudioGuardar.writeRequest({ patch: { changed: {}, removed: [] }, place, revision })
    expect(estudioGuardar.readRequest({ ...Object(request), campos: { campo: changed } })).toBeNull()
  })

  test('keeps a map that only looks like a value of another type', () => {
    const changed = { campo: { mapValue: { fields: { timestampValue: 'ayer' } } } }
    const request = estudioGuardar.writeRequest({ patch: { changed, removed: [] }, place, revision })
    expect(estudioGuardar.readRequest(request)?.patch.changed).toEqual(changed)
  })
})

describe('what is answered', () => {
  test('is a page of rows', () => {
    const page: DocumentPage = {
      next: 'kayak',
      rows: [
        {
          changedAt: '2026-11-24T10:00:00.000Z',
          changedBy: { name: 'Eva', uid: 'eva' },
          companyId: 'levante',
          id: 'kayak',
          missingLanguages: ['fr'],
          nextStart: { day: '2026-11-28', hours: '12:30' },
          slug: null,
          problems: 2,
          provinces: ['29'],
          state: 'draft',
          title: 'Kayak'
        }
      ]
    }
    expectAnswer(estudioListar, page)
  })

  test('is a document', () => {
    const document = { fields: { nombre: { es: 'Kayak' } }, problems: [problem], revision }
    expectAnswer(estudioLeer, document)
  })

  test.each<SaveOutcome>([
    { kind: 'saved', problems: [problem], revision },
    { kind: 'incomplete', problems: [problem] },
    { changedAt: '2026-11-24T10:00:00.000Z', changedBy: null, fields: {}, kind: 'changed-since', revision }
  ])('is what came of a save: $kind', outcome => {
    expectAnswer(estudioGuardar, outcome)
  })

  test('is a version, and a person', () => {
    const author = { name: null, uid: 'eva' }
    const version = {
      author,
      fields: ['vip'],
      id: '000001',
      moment: '2026-11-24T10:00:00.000Z',
      restored: null
    }
    const person = { ...author, email: null, rights: { ...noRights, companies: ['levante'] } }
    expectAnswer(estudioVersiones, [version])
    expectAnswer(estudioSesion, person)
  })

  test('is a page of the record', () => {
    const author = { name: 'Eva', uid: 'eva' }
    const line = { author, fields: ['vip'], id: 'a1', moment: '2026-11-24T10:00:00.000Z', person: null }
    const page: RecordPage = {
      lines: [
        { ...line, action: 'save', where: 'experiencias/kayak' },
        {
          ...line,
          action: 'roles',
          id: 'a2',
          person: { name: null, uid: 'tom' },
          where: 'personasEstudio/tom'
        }
      ],
      next: '2026-11-24T10:00:00.000Z'
    }
    expectAnswer(estudioRegistro, page)
  })

  test('is whole documents, and what refers to one', () => {
    const page = {
      documents: [{ fields: { nombre: { es: 'Kayak' } }, id: 'kayak', revision }],
      next: 'kayak'
    }
    const reference = { collection: 'comentarios', id: 'a1', title: 'Ana' }
    expectAnswer(estudioExportar, page)
    expectAnswer(estudioEnlaces, [reference])
  })
})

function expectRequest<Request>(
  { readRequest, writeRequest }: Pick<Call<Request, unknown>, 'readRequest' | 'writeRequest'>,
  request: NoInfer<Request>
) {
  expect(readRequest(writeRequest(request))).toEqual(request)
}

function expectAnswer<Answer>(
  { readAnswer, writeAnswer }: Pick<Call<unknown, Answer>, 'readAnswer' | 'writeAnswer'>,
  answer: NoInfer<Answer>
) {
  expect(readAnswer(writeAnswer(answer))).toEqual(answer)
}
