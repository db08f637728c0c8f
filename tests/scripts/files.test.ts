import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readFolder } from '../../scripts/database/files.ts'
import { isDocumentId } from '../../scripts/database/files.ts'

const now = new Date('2026-11-20T12:00:00Z')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
})

afterEach(() => rmSync(folder, { force: true, recursive: true }))

function write(file: string, content: unknown): void {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

function deep(levels: number): object {
  return levels === 0 ? {} : { o: deep(levels - 1) }
}

function read(): { collections: object; otherFiles: string[]; skipped: string[] } {
  const answer = readFolder(folder, now)
  if (answer.kind === 'refused') throw new Error(answer.message)
  return answer
}

function refusal(path = folder): string {
  const answer = readFolder(path, now)
  if (answer.kind !== 'refused') throw new Error('the folder was read')
  return answer.message
}

describe('readFolder', () => {
  test('takes a list, or an object that holds the list by the name of the collection', () => {
    write('categorias.json', [{ id: 'playa' }])
    write('experiencias.json', { experiencias: [{ id: 'a' }], meta: { n: 1 } })
    expect(read().collections).toMatchObject({ categorias: [{ id: 'playa' }], experiencias: [{ id: 'a' }] })
  })

  test('counts moments from the day of seeding, but never in an id', () => {
    write('experiencias.json', [{ fecha: 'hoy+1 10:00', id: 'hoy' }])
    expect(read().collections).toMatchObject({
      experiencias: [{ fecha: '2026-11-21T10:00:00+01:00', id: 'hoy' }]
    })
  })

  test('leaves a collection without a file empty', () => {
    write('categorias.json', [])
    expect(read().collections).toMatchObject({ experiencias: [] })
  })

  test.each([
    [{ id: 'a/b' }, 'experiencias "a/b": not an id that a database takes'],
    [{ nombre: 'sin id' }, 'experiencias at place 1: not an id that a database takes'],
    ['text', 'experiencias at place 1: not an id that a database takes'],
    [{ id: 'constructor' }, 'experiencias "constructor": an id that the local database keeps for itself'],
    [{ id: 'a', '': 1 }, 'experiencias "a": a field without a name'],
    [{ grupo: { '': 1 }, id: 'a' }, 'experiencias "a": grupo: a field without a name'],
    [
      { id: 'a', precios: [{ nombre: 'x\uD83D' }] },
      'experiencias "a": precios.0.nombre: half a character (a lone surrogate)'
    ],
    [{ id: 'a', __x__: 1 }, 'experiencias "a": the name __x__, which the database keeps for itself'],
    [
      { id: 'a', zona: [[1, 2]] },
      'experiencias "a": zona: a list directly in a list, which a database does not take'
    ],
    [
      { id: 'a', texto: 'x'.repeat(1_048_576) },
      'experiencias "a": 1048588 bytes, where a database takes 1048576 at most'
    ],
    [{ id: 'a', x: deep(25) }, 'experiencias "a": x.o: groups in groups, more than 20 deep']
  ])('skips and names what no database takes (%#)', (document, line) => {
    write('experiencias.json', [document])
    expect(read().skipped).toEqual([line])
  })

  test('names an id that comes twice, and a file that is no collection', () => {
    write('categorias.json', [{ id: 'a' }, { id: 'a' }])
    write('notas.json', [])
    expect(read().skipped).toEqual(['categorias "a": the same id once more'])
    expect(read().otherFiles).toEqual(['notas.json: no collection of that name'])
  })

  test('takes the same id of a comment below two experiences, and skips one below none', () => {
    const comments = [{ experiencia: 'a', id: '1' }, { experiencia: 'b', id: '1' }, { id: '2' }]
    write('comentarios.json', comments)
    expect(read()).toMatchObject({
      collections: { comentarios: comments.slice(0, 2) },
      skipped: ['comentarios "2": no experience to stand below']
    })
  })

  test('refuses broken JSON by the name of the file', () => {
    write('categorias.json', '[{')
    expect(refusal()).toContain('categorias.json cannot be read as JSON')
  })

  test('refuses a file without a list', () => {
    write('categorias.json', { id: 'a' })
    expect(refusal()).toContain('expected a list of documents')
  })

  test('refuses a folder that is missing or holds no collection', () => {
    expect(refusal('/no/such/folder')).toBe('There is no folder /no/such/folder.')
    expect(refusal()).toContain('holds none of')
  })
})

describe('isDocumentId', () => {
  test.each(['', '.', '..', '__x__', 'a/b', 'x'.repeat(1501), 'x\uD83D', 7, null])('refuses %j', id => {
    expect(isDocumentId(id)).toBe(false)
  })

  test.each(['a', 'Ñandú 1', '__x', '...'])('takes %j', id => {
    expect(isDocumentId(id)).toBe(true)
  })
})
