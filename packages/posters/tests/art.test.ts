import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artFolder, artOf, drawingFor } from '../src/art.ts'
import { flawsOf } from '../check/drawing.ts'
import { compositionNames } from '../src/compositions.ts'
import { provincePalettes } from '../src/palettes.ts'

const folders = readdirSync(artFolder, { withFileTypes: true }).flatMap(entry =>
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
  const files = readdirSync(join(artFolder, name))
  const flaws = files.flatMap(file =>
    flawsOf(readFileSync(join(artFolder, name, file), 'utf8')).map(flaw => `${file}: ${flaw}`)
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
