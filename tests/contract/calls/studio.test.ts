import { describe, expect, test } from 'vitest'

import {
  answerDocument,
  answerOutcome,
  answerPage,
  documentIn,
  encodeListRequest,
  encodePlace,
  encodeSaveRequest,
  estudioGuardar,
  estudioLeer,
  estudioListar,
  outcomeIn,
  pageIn
} from '#contract/calls/studio/documents.ts'
import {
  answerVersion,
  encodeRestoreRequest,
  encodeVersionRequest,
  estudioRestaurar,
  estudioVersion,
  versionIn
} from '#contract/calls/studio/history.ts'
import {
  answerPerson,
  encodeRolesRequest,
  estudioDarPapeles,
  personIn
} from '#contract/calls/studio/people.ts'
import {
  answerRecord,
  encodeRecordRequest,
  estudioRegistro,
  recordIn
} from '#contract/calls/studio/record.ts'
import {
  answerReference,
  answerWholePage,
  encodeDeleteRequest,
  estudioBorrar,
  estudioExportar,
  referenceIn,
  wholePageIn
} from '#contract/calls/studio/whole.ts'
import { noRights } from '#domain/studio/rights.ts'
import type { RecordPage } from '#domain/studio/record.ts'
import type { DocumentPage, DocumentPlace, SaveOutcome } from '#domain/studio/studio-document.ts'

const place: DocumentPlace = { collection: 'experiencias', id: 'kayak' }
const revision = '2026-11-24T10:00:00.123456000Z'
const problem = { expected: 'un texto', field: 'nombre', isBlocking: true, problem: 'falta', value: '' }

describe('what is asked for', () => {
  test('arrives as it was meant', () => {
    const list = { after: 'kayak', collection: place.collection }
    const patch = { changed: { nombre: { es: 'Kayak' } }, removed: ['vip'] }
    const roles = { rights: { ...noRights, languages: ['de' as const] }, who: 'ana@example.com' }
    expect(estudioListar.readRequest(encodeListRequest(list))).toEqual(list)
    expect(estudioLeer.readRequest(encodePlace(place))).toEqual(place)
    expect(estudioGuardar.readRequest(encodeSaveRequest({ patch, place, revision }))).toEqual({
      kept: null,
      patch,
      place,
      revision
    })
    const version = { place, version: '000001' }
    expect(estudioVersion.readRequest(encodeVersionRequest(version))).toEqual(version)
    expect(estudioRestaurar.readRequest(encodeRestoreRequest({ ...version, revision }))).toEqual({
      ...version,
      revision
    })
    expect(estudioDarPapeles.readRequest(encodeRolesRequest(roles))).toEqual(roles)
    const before = '2026-11-24T10:00:00.000Z'
    expect(estudioRegistro.readRequest(encodeRecordRequest({ before }))).toEqual({ before })
    expect(estudioExportar.readRequest(encodeListRequest(list))).toEqual(list)
    expect(estudioBorrar.readRequest(encodeDeleteRequest({ place, revision }))).toEqual({ place, revision })
    expect(estudioRegistro.readRequest({})).toEqual({ before: null })
    expect(estudioRegistro.readRequest({ antes: 'ayer' })).toBeNull()
  })

  test.each([
    ['a map that is called like a value of another type', { timestampValue: 'ayer' }],
    ['two types at once in a list', { a: [{ doubleValue: 12 }] }],
    ['a name that every object has', JSON.parse('{"a":{"__proto__":1,"constructor":2}}')],
    ['a name of nothing to see', { '\u200B': 1 }]
  ])('is no document with %s', (_, changed) => {
    const request = encodeSaveRequest({ patch: { changed: {}, removed: [] }, place, revision })
    expect(estudioGuardar.readRequest({ ...request, campos: { campo: changed } })).toBeNull()
  })

  test('keeps a map that only looks like a value of another type', () => {
    const changed = { campo: { mapValue: { fields: { timestampValue: 'ayer' } } } }
    const request = encodeSaveRequest({ patch: { changed, removed: [] }, place, revision })
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
          problems: 2,
          provinces: ['29'],
          state: 'draft',
          title: 'Kayak'
        }
      ]
    }
    expect(pageIn(answerPage(page))).toEqual(page)
  })

  test('is a document', () => {
    const document = { fields: { nombre: { es: 'Kayak' } }, problems: [problem], revision }
    expect(documentIn(answerDocument(document))).toEqual(document)
  })

  test.each<SaveOutcome>([
    { kind: 'saved', problems: [problem], revision },
    { kind: 'incomplete', problems: [problem] },
    { changedAt: '2026-11-24T10:00:00.000Z', changedBy: null, fields: {}, kind: 'changed-since', revision }
  ])('is what came of a save: $kind', outcome => {
    expect(outcomeIn(answerOutcome(outcome))).toEqual(outcome)
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
    expect(versionIn(answerVersion(version))).toEqual(version)
    expect(personIn(answerPerson(person))).toEqual(person)
  })

  test('is a page of the record', () => {
    const author = { name: 'Eva', uid: 'eva' }
    const line = { author, fields: ['vip'], id: 'a1', moment: '2026-11-24T10:00:00.000Z', person: null }
    const page: RecordPage = {
      lines: [
        { ...line, deed: 'save', where: 'experiencias/kayak' },
        { ...line, deed: 'roles', id: 'a2', person: { name: null, uid: 'tom' }, where: 'personasEstudio/tom' }
      ],
      next: '2026-11-24T10:00:00.000Z'
    }
    expect(recordIn(answerRecord(page))).toEqual(page)
  })

  test('is whole documents, and what refers to one', () => {
    const page = {
      documents: [{ fields: { nombre: { es: 'Kayak' } }, id: 'kayak', revision }],
      next: 'kayak'
    }
    const reference = { collection: 'comentarios', id: 'a1', title: 'Ana' }
    expect(wholePageIn(answerWholePage(page))).toEqual(page)
    expect(referenceIn(answerReference(reference))).toEqual(reference)
  })
})
