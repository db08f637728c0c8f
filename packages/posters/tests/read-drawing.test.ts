import { expect, test } from 'vitest'
import { inksOf } from '../src/inks.ts'
import { printDrawing } from '../src/print-drawing.ts'
import { readDrawing, shownInks } from '../src/read-drawing.ts'

const inks = inksOf('huelva', 'day', 3)

function printedIn(
  light: 'day' | 'night',
  svg: string,
  box = { height: 300, width: 400 },
  isMirrored = false
) {
  return printDrawing(readDrawing(svg), box, { inks, isMirrored, light, province: 'huelva' })
}

function sheet(content: string, style = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><title>A hill.</title><style>${style}</style>${content}</svg>`
}

test('classes are printed in the inks of the palette', () => {
  const svg = sheet(
    '<path class="sea" d="M0 0h9"/><path class="line-deep" fill="none" d="M1 1h2" stroke-width="3"/>',
    '.sea { fill: #123456; --ink: mix(water, deep, 100%) }\n.line-deep { stroke: #000000 }'
  )
  expect(printedIn('day', svg)).toBe(
    `<path fill="${inks.deep}" d="M0 0h9"/><path fill="none" stroke="${inks.deep}" d="M1 1h2" stroke-width="3"/>`
  )
})

test('a group for the night is printed at night alone, whether the editor hides it or not', () => {
  const svg = sheet(
    '<g class="only-night" display="none"><circle class="sun" cx="1" cy="2" r="3"/></g>',
    '.sun { fill: #ffffff }'
  )
  expect(printedIn('day', svg)).toBe('')
  expect(printedIn('night', svg)).toContain('<circle')
})

test('a group for a province is printed there alone', () => {
  const svg = sheet(
    '<g class="only-huelva"><path class="land" d="M0 0h9"/></g><g class="only-sevilla"><path class="land" d="M0 0h8"/></g>',
    '.land { fill: #f3c06a }'
  )
  expect([printedIn('day', svg).includes('h9'), printedIn('day', svg).includes('h8')]).toEqual([true, false])
})

test('a file as Inkscape saves it prints the same as before', () => {
  const before = sheet('<g><path class="land" d="M0 200h400v100h-400z"/></g>', '.land { fill: #f3c06a }')
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg viewBox="0 0 400 300" version="1.1" id="svg4" sodipodi:docname="wide.svg" inkscape:version="1.2.2"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview6" pagecolor="#ffffff"><inkscape:grid id="grid1" /></sodipodi:namedview>
  <defs id="defs2" />
  <title id="title1">A hill.</title>
  <style id="style1">.land { fill: #f3c06a }</style>
  <g id="g1"><path class="land" d="M0 200h400v100h-400z" id="path1" sodipodi:nodetypes="ccccc" /></g>
</svg>`
  expect(printedIn('day', saved)).toBe(printedIn('day', before))
})

test('a colour picked in the editor counts as the ink that shows it', () => {
  const svg = sheet(`<rect x="1" y="2" width="3" height="4" style="fill:${shownInks.water};stroke:none" />`)
  expect(printedIn('day', svg)).toBe(`<path fill="${inks.water}" d="M1 2h3v4h-3z"/>`)
})

test('a drawing of other proportions fills its box, evenly cut, and is mirrored within it', () => {
  const svg = sheet('<path class="sky" d="M0 0h400v300h-400z"/>', '.sky { fill: #ffffff }')
  expect(printedIn('day', svg, { height: 300, width: 300 })).toContain('matrix(1 0 0 1 -50 0)')
  expect(printedIn('day', svg, { height: 600, width: 800 }, true)).toContain('matrix(-2 0 0 2 800 0)')
})

test('a file without a drawing and a colour that is none are refused', () => {
  expect(() => readDrawing('<html></html>')).toThrow('no drawing')
  expect(() => readDrawing(sheet('<path fill="blue" d="M0 0h1"/>'))).toThrow('blue is no colour')
})

test('a line whose class says fill: none has no surface, whatever its classes said before', () => {
  const style = '.land { fill: #f3c06a }\n.line-deep { fill: none; stroke: #2c1048 }'
  const hollow = `<path fill="none" stroke="${inks.deep}" d="M0 0h9"/>`
  expect(printedIn('day', sheet('<path class="line-deep" d="M0 0h9"/>', style))).toBe(hollow)
  expect(printedIn('day', sheet('<path class="line-deep land" d="M0 0h9"/>', style))).toBe(hollow)
  const filledLater = '.line-deep { fill: none; stroke: #2c1048 }\n.land { fill: #f3c06a }'
  expect(printedIn('day', sheet('<path class="line-deep land" d="M0 0h9"/>', filledLater))).toContain(
    `fill="${inks.land}"`
  )
})

test('a surface that an editor took away is not printed, though its class is still there', () => {
  const svg = sheet('<path class="land" style="fill:none" d="M0 0h9"/>', '.land { fill: #f3c06a }')
  expect(printedIn('day', svg)).toBe('<path fill="none" d="M0 0h9"/>')
})

test('a layer that the editor hides is not printed', () => {
  const svg = sheet('<g style="display:none"><path class="land" d="M0 0h9"/></g>', '.land { fill: #f3c06a }')
  expect(printedIn('day', svg)).toBe('')
})

test('a line and the round corners of a rectangle are paths', () => {
  const style = '.land { fill: #f3c06a }\n.line-deep { stroke: #000000 }'
  expect(printedIn('day', sheet('<line class="line-deep" x1="1" y1="2" x2="3" y2="4"/>', style))).toContain(
    'd="M1 2L3 4"'
  )
  const round = '<rect class="land" x="10" y="20" width="30" height="40" rx="5"/>'
  expect(printedIn('day', sheet(round, style))).toContain(
    'd="M15 20h20a5 5 0 0 1 5 5v30a5 5 0 0 1 -5 5h-20a5 5 0 0 1 -5 -5v-30a5 5 0 0 1 5 -5z"'
  )
})
