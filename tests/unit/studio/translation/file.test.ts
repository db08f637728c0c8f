import { describe, expect, test } from 'vitest'

import { textProblem } from '#studio/translation/text-problem.contract.ts'
import { csvCells, csvText } from '#domain/data/csv.ts'
import type { DocumentTexts } from '#studio/translation/document-texts.ts'
import { type FileText, tableOfTexts, textsInTable } from '#studio/translation/file.ts'
import { countTextPlans, planTexts } from '#studio/translation/file-plan.ts'

const aText = (path: string, texts: Record<string, string>, originals: Record<string, string> = {}) => ({
  isHtml: false,
  machine: {},
  originals,
  path,
  texts
})
const kayak: DocumentTexts = {
  hasMachine: false,
  id: 'kayak',
  state: 'published',
  texts: [
    aText('nombre', { de: 'Kajak', es: 'Kayak; con «agua»' }),
    aText('descripcion', { es: '<p>Mar\ny sol</p>' }),
    aText('incluye.0', { de: 'Wasser', es: 'Agua fría' }, { de: 'Agua' })
  ],
  title: 'Kayak'
}

/** A file as a spreadsheet gives it back, with other words in some of its lines. */
function returned(areAll: boolean, words: Record<string, string>): FileText[] {
  const cells = csvCells(csvText(tableOfTexts([kayak], 'de', areAll), ';'))
  return (textsInTable(cells) ?? []).map(line => ({ ...line, text: words[line.path] ?? line.text }))
}

const plan = (lines: readonly FileText[], documents = [kayak]) =>
  planTexts(lines, documents, 'de', (_, text) => (text.length > 20 ? 'es demasiado largo' : null))

describe('a file with texts', () => {
  test('holds what is open, each with its original, or all of them', () => {
    expect(tableOfTexts([kayak], 'de', false)).toEqual([
      ['id', 'campo', 'estado', 'original', 'traduccion', 'original_antes', 'maquina', '_traduccion_antes'],
      ['kayak', 'descripcion', 'falta', '<p>Mar\ny sol</p>', '', '', '', ''],
      ['kayak', 'incluye.0', 'original cambiado', 'Agua fría', 'Wasser', 'Agua', '', 'Wasser']
    ])
    expect(tableOfTexts([kayak], 'de', true)).toHaveLength(4)
    expect(tableOfTexts([kayak], 'es', true)).toHaveLength(1)
  })

  test('that lacks a column is none', () => {
    expect(textsInTable([{ cells: ['id', 'campo', 'traduccion'], line: 1 }])).toBeNull()
    expect(textsInTable([])).toBeNull()
  })
})

describe('a file that comes back', () => {
  test('says line by line what it would do', () => {
    const planned = plan(returned(true, { descripcion: '<p>Meer</p>', 'incluye.0': 'Kaltes Wasser' }))
    expect(planned.map(({ path, plan: { kind } }) => [path, kind])).toEqual([
      ['nombre', 'same'],
      ['descripcion', 'change'],
      ['incluye.0', 'change']
    ])
    expect(planned[1]?.plan).toEqual({
      kind: 'change',
      translation: {
        before: '',
        language: 'de',
        original: '<p>Mar\ny sol</p>',
        path: 'descripcion',
        text: '<p>Meer</p>'
      }
    })
    expect(countTextPlans(planned)).toEqual({ blocked: 0, change: 2, newer: 0, same: 1 })
  })

  test('takes nothing away with an empty cell', () => {
    expect(plan(returned(true, { nombre: ' ' }))[0]?.plan).toEqual({ kind: 'same' })
  })

  test('names what somebody translated since, and what is made of another original', () => {
    const lines = returned(true, { nombre: 'Paddeln' })
    const since = { ...kayak, texts: [aText('nombre', { de: 'Kajakfahrt', es: 'Kayak; con «agua»' })] }
    expect(plan(lines, [since])[0]?.plan.kind).toBe('newer')
    const reworded = { ...kayak, texts: [aText('nombre', { de: 'Kajak', es: 'Otra cosa' })] }
    expect(plan(lines, [reworded])[0]?.plan).toMatchObject({ kind: 'blocked', obstacle: 'original' })
  })

  test.each([
    ['a document that is not there', { id: 'nadie' }, 'unknown'],
    ['a text that is not there', { path: 'slug' }, 'unknown'],
    ['what the contract refuses', { text: 'Kajak '.repeat(20) }, 'invalid']
  ])('leaves out %s', (_, change, obstacle) => {
    const [first] = returned(true, { nombre: 'Neu' })
    expect(first && plan([{ ...first, ...change }])[0]?.plan).toMatchObject({ kind: 'blocked', obstacle })
  })

  test('leaves out the second of two lines for one text', () => {
    const [first] = returned(true, { nombre: 'Neu' })
    const kinds = first && plan([first, first]).map(({ plan: { kind } }) => kind)
    expect(kinds).toEqual(['change', 'blocked'])
  })
})

test.each([
  ['experiencias', 'nombre'],
  ['experiencias', 'precios.3.nombre'],
  ['experiencias', 'imagenes.1.alt'],
  ['experiencias', 'meta.menuNombre'],
  ['empresas', 'descripcion']
] as const)(
  'the contract says what is wrong with a text of %s, %s, and nothing of what stands beside it',
  (collection, path) => {
    expect(textProblem(collection, path, 'de', 'x'.repeat(100_000))).toContain('es demasiado largo')
    expect(textProblem(collection, path, 'de', 'Kajak')).toBeNull()
  }
)
