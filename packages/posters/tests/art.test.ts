import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artFolder, artOf, drawingFor } from '../src/art.ts'
import { flawsOf } from '../check/drawing.ts'
import { difference } from '../src/colour.ts'
import { compositionNames } from '../src/compositions.ts'
import { printed, readInkExpression } from '../src/ink-expression.ts'
import { inksOf } from '../src/inks.ts'
import { lights } from '../src/light.ts'
import { provincePalettes } from '../src/palettes.ts'

const folders = readdirSync(artFolder(), { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : []
)
const pagesAndCovers = [
  'offline',
  'perdido',
  'vacio',
  ...Object.keys(provincePalettes).map(name => `cover-${name}`)
]

test('each composition, cover and page has its folder, and no folder is left over', () => {
  expect(folders.toSorted()).toEqual([...compositionNames, ...pagesAndCovers].toSorted())
})

test.each(folders)('the drawings of %s can hang as they are', name => {
  const files = readdirSync(join(artFolder(), name))
  const flaws = files.flatMap(file =>
    flawsOf(readFileSync(join(artFolder(), name, file), 'utf8')).map(flaw => `${file}: ${flaw}`)
  )
  expect(flaws).toEqual([])
})

test.each(compositionNames)('%s is drawn wide, tall, square and as a mark', name => {
  expect([...artOf(name).drawings.keys()]).toEqual(['mark', 'square', 'tall', 'wide'])
})

test('a box takes the drawing of the nearest proportions, never the mark', () => {
  const { drawings } = artOf('vela')
  expect(drawingFor('vela', { height: 96, width: 96 })).toBe(drawings.get('square'))
  expect(drawingFor('vela', { height: 315, width: 600 })).toBe(drawings.get('wide'))
  expect(drawingFor('cover-malaga', { height: 300, width: 1200 })).toBe(
    artOf('cover-malaga').drawings.get('panorama')
  )
})

test.each(['panorama', 'square', 'tall', 'wide'])(
  'the piers of the cover of Córdoba are darker than its white stones, %s',
  format => {
    const svg = readFileSync(join(artFolder(), 'cover-cordoba', `${format}.svg`), 'utf8')
    const [, ink = ''] = /\.pier \{[^}]*--ink: ([^;]+);/.exec(svg) ?? []
    expect(svg).toContain('<path class="pier"')
    for (const light of lights) {
      const inks = inksOf('cordoba', light, 0)
      expect(difference(printed(readInkExpression(ink), { inks, light }), inks.light)).toBeGreaterThan(0.1)
    }
  }
)
