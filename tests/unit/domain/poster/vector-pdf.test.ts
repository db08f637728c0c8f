import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'

import { pathSteps } from '#domain/poster/path-curves.ts'
import { pdfOf } from '#domain/poster/vector-pdf.ts'

const paper = { bleed: 3, height: 420, width: 297 }
const sheet = (content: string) => `<svg viewBox="0 0 303 426">${content}</svg>`

function operatorsOf(content: string): string {
  const file = new TextDecoder().decode(pdfOf(sheet(content), 'x', paper))
  return file.slice(file.indexOf('stream\n') + 7, file.indexOf('\nendstream'))
}

describe('pdfOf', () => {
  test('is a PDF of one page as large as the sheet, with its name', async () => {
    const pdf = await getDocumentProxy(
      pdfOf(sheet('<path d="M0 0h9v9z" fill="#e61276"/>'), 'Kayak en España', paper)
    )
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect(pdf.numPages).toBe(1)
    expect([width, height].map(points => Math.round((points * 25.4) / 72))).toEqual([303, 426])
    expect((await getMeta(pdf)).info).toMatchObject({ Title: 'Kayak en España' })
  })

  test('says where it is cut', () => {
    const file = new TextDecoder().decode(pdfOf(sheet(''), 'x', paper))
    expect(file).toContain('/TrimBox [8.5039 8.5039 850.3937 1199.0551]')
  })

  test('fills with the colour of the shape', () => {
    expect(operatorsOf('<path d="M1 2L3 4z" fill="#ff0000"/>')).toContain('q 1 0 0 rg 1 2 m 3 4 l h f Q')
  })

  test('draws lines with their width, ends and dashes', () => {
    const drawn =
      '<path d="M0 0H9" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 5"/>'
    expect(operatorsOf(drawn)).toContain('0 0 0 RG 2 w 1 J 0 j [0 5] 0 d 0 0 m 9 0 l S')
  })

  test('moves, turns and sizes groups', () => {
    expect(
      operatorsOf(
        '<g transform="translate(5 6) scale(-2 2)"><circle cx="0" cy="0" r="1" fill="#ffffff"/></g>'
      )
    ).toMatch(/q 1 0 0 1 5 6 cm -2 0 0 2 0 0 cm\nq 1 1 1 rg .*\nQ$/s)
  })

  test.each([
    ['rotate(90 10 20)', '0 1 -1 0 30 10 cm'],
    ['skewX(45)', '1 0 1 1 0 0 cm'],
    ['skewY(45)', '1 1 0 1 0 0 cm']
  ])('places what has %s as an editor does', (transform, operator) => {
    expect(operatorsOf(`<path transform="${transform}" d="M0 0h9z" fill="#000000"/>`)).toContain(operator)
  })

  test('draws a whole line where an editor writes that it has no dashes', () => {
    const line = '<path d="M0 0H9" fill="none" stroke="#000000" stroke-dasharray="none"/>'
    expect(operatorsOf(line)).toContain('[] 0 d')
  })

  test('leaves holes where the drawing has them', () => {
    expect(operatorsOf('<path d="M0 0h9z" fill="#000000" fill-rule="evenodd"/>')).toContain('f*')
  })

  test('keeps what shines through', () => {
    const file = new TextDecoder().decode(
      pdfOf(sheet('<g opacity=".5"><path d="M0 0h9z" fill="#000000"/></g>'), 'x', paper)
    )
    expect(file).toContain('/A0 << /ca 0.5 /CA 0.5 >>')
    expect(file).toContain('/A0 gs')
  })
})

describe('pathSteps', () => {
  test('relative steps go on from where the pen is', () => {
    expect(pathSteps('M1 1l2 3h4v-1z')).toEqual([
      { kind: 'move', to: [1, 1] },
      { kind: 'line', to: [3, 4] },
      { kind: 'line', to: [7, 4] },
      { kind: 'line', to: [7, 3] },
      { kind: 'close' }
    ])
  })

  test('numbers may touch, and a command may be left out', () => {
    expect(pathSteps('M.5.5-1-2').map(step => ('to' in step ? step.to : null))).toEqual([
      [0.5, 0.5],
      [-1, -2]
    ])
  })

  test('small numbers are written with an exponent, as Inkscape does after a turn', () => {
    const written = pathSteps('m 1e1,2E0 c 1.5e-5,0 -3e+0,4 5,6 z')
    expect(written).toEqual(pathSteps('m 10,2 c 0.000015,0 -3,4 5,6 z'))
    expect(written).toHaveLength(3)
  })

  test('the flags of an arc may touch what follows', () => {
    expect(pathSteps('M0 0a5 5 0 0110 0')).toEqual(pathSteps('M0 0a5 5 0 0 1 10 0'))
    expect(pathSteps('M0 0a5 5 0 01-10 0 5 5 0 00 10 0')).toHaveLength(5)
  })

  test('a half circle ends where it should, and goes through its top', () => {
    const steps = pathSteps('M0 0a5 5 0 0 1 10 0')
    expect(steps).toHaveLength(3)
    const [, first, second] = steps
    expect(first && 'to' in first ? first.to.map(value => Math.round(value * 1000) / 1000) : null).toEqual([
      5, -5
    ])
    expect(second).toMatchObject({ to: [10, 0] })
  })

  test('a smooth curve mirrors the one before', () => {
    expect(pathSteps('M0 0C0 5 5 5 5 0S10-5 10 0')[2]).toMatchObject({ first: [5, -5], to: [10, 0] })
  })
})
