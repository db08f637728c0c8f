import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { flawsOf } from '../check/drawing.ts'
import { artFolder } from '../src/art.ts'
import { difference } from '../src/colour.ts'
import { printDrawing } from '../src/print-drawing.ts'
import { readDrawing, shownInks } from '../src/read-drawing.ts'
import { type Element, elementsIn } from '../src/styles.ts'

const { deep, land } = shownInks
const style = `.land { fill: ${land} } .deep { fill: ${deep} } .line-deep { stroke: ${deep} }`

function sheet(content: string, { at = '', rules = style }: { at?: string; rules?: string } = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"${at}><title>A hill.</title><style>${rules}</style>${content}</svg>`
}

/** As it is printed in Málaga by day, which is what the files show. */
function print(svg: string): string {
  const drawing = readDrawing(svg)
  return printDrawing(drawing, drawing, {
    inks: shownInks,
    isMirrored: false,
    light: 'day',
    province: 'malaga'
  })
}

describe('the check names what an editor shows and the printer leaves out', () => {
  const hill = '<path class="land" d="M0 0h9v9z"/>'
  const shape = (more: string) => sheet(`<path class="land" ${more} d="M0 0h9v9z"/>`)
  const rule = (more: string) => sheet(hill, { rules: `${style} ${more}` })
  test.each([
    [
      'an ink in a colour of its own',
      sheet(hill, { rules: '.land { fill: #00ff00 }' }),
      `.land shows #00ff00 and is printed in ${land}: write that colour, or another --ink.`
    ],
    [
      'a class with --ink in another colour',
      rule('.roof { fill: #0f0; --ink: deep }'),
      `.roof shows #00ff00 and is printed in ${deep}: write that colour, or another --ink.`
    ],
    [
      'an ink with an --ink in another colour',
      sheet(hill, { rules: `.land { fill: ${land}; --ink: deep }` }),
      `.land shows ${land} and is printed in ${deep}: write that colour, or another --ink.`
    ],
    [
      'a colour as --ink that is not the colour shown',
      rule('.red { fill: #b5362a; --ink: #b5362f }  .blue { fill: #00f; --ink: #b5362a }'),
      '.blue shows #0000ff and is printed in #b5362a: write that colour, or another --ink.'
    ],
    [
      'a line in another colour',
      rule('.line-land { stroke: #00ff00 }'),
      `.line-land shows #00ff00 and is printed in ${land}: write that colour, or another --ink.`
    ],
    [
      'a colour by its name',
      rule('.red { fill: crimson; --ink: accent }'),
      `.red shows crimson and is printed in ${shownInks.accent}: write that colour, or another --ink.`
    ],
    ['two rules for a class', rule(`.land { fill: ${land} }`), '.land is declared twice in its <style>'],
    [
      '!important in a class',
      rule(`.far { fill: ${shownInks.far} !important }`),
      '.far has !important at fill'
    ],
    ['!important at a shape', shape('style="opacity:.4 !important"'), 'has !important at opacity'],
    [
      'paint-order',
      shape('style="paint-order:stroke fill markers"'),
      'has paint-order, which is not printed'
    ],
    ['stroke-dashoffset', shape('stroke-dashoffset="4"'), 'has stroke-dashoffset, which is not printed'],
    ['stroke-miterlimit', shape('stroke-miterlimit="20"'), 'has stroke-miterlimit, which is not printed'],
    ['vector-effect', shape('vector-effect="non-scaling-stroke"'), 'has vector-effect, which is not printed'],
    ['pathLength', shape('pathLength="10"'), 'has pathLength, which is not printed: take it away.'],
    ['transform-origin', shape('transform-origin="9 9"'), 'has transform-origin, which is not printed'],
    [
      'transform in a style',
      shape('style="transform:rotate(30deg)"'),
      'A <path> has transform in its style, which is not printed: write it as an attribute.'
    ],
    [
      'an outline in a style',
      shape(`style="d:path('M0 0h5v5z')"`),
      'A <path> has d in its style, which is not printed: write it as an attribute.'
    ],
    [
      'the size of a circle in a style',
      sheet('<circle class="land" cx="9" cy="9" style="r:9px"/>'),
      'A <circle> has r in its style, which is not printed: write it as an attribute.'
    ],
    ['visibility', shape('visibility="collapse"'), 'A <path> is hidden and will not be printed'],
    [
      'a filter of CSS',
      shape('style="backdrop-filter:blur(3px)"'),
      'has backdrop-filter, which is not printed'
    ],
    ['a condition', shape('systemLanguage="fr"'), 'has systemLanguage, which is not printed'],
    ['a property of another element', shape('x="9"'), 'A <path> has x, which is not printed: take it away.'],
    [
      'opacity in parts of a hundred',
      shape('opacity="40%"'),
      'has opacity 40%: write a number without a unit.'
    ],
    ['dashes with a unit', shape('stroke-dasharray="3px 2"'), 'has stroke-dasharray 3px 2: write a number'],
    ['a group', sheet(`<g stroke-dashoffset="3">${hill}</g>`), 'A <g> has stroke-dashoffset'],
    ['a drawing that is turned', sheet(hill, { at: ' transform="rotate(9)"' }), 'A <svg> has transform'],
    ['a drawing that is hidden', sheet(hill, { at: ' display="none"' }), 'A <svg> is hidden'],
    ['a drawing for the night', sheet(hill, { at: ' class="only-night"' }), 'A <svg> has only-night'],
    [
      'a drawing that is stretched',
      sheet(hill, { at: ' preserveAspectRatio="none"' }),
      'A <svg> has preserveAspectRatio, which is not printed'
    ],
    [
      'a name with a prefix',
      sheet('<svg:path class="land" d="M0 0h9v9z"/>', { at: ' xmlns:svg="http://www.w3.org/2000/svg"' }),
      '<svg:path> is not printed: write <path>.'
    ],
    [
      'a style for paper alone',
      sheet(`<style media="print">.far { fill: ${shownInks.far} }</style>`),
      'A <style> has media, which is not printed: take it away.'
    ]
  ])('%s', (_, svg, flaw) => {
    expect(flawsOf(svg).join('\n')).toContain(flaw)
  })

  test('and only once, whatever else is wrong with an element', () => {
    expect(flawsOf(sheet('<text x="9" y="9">Hola</text>'))).toEqual([
      'Turn <text> into paths in flat colours.'
    ])
  })
})

describe('the printer sees what an editor shows', () => {
  const path = 'd="M0 0h9v9z"'
  const hill = `<path class="land" ${path}/>`
  const printedHill = `<path fill="${land}" ${path}/>`
  test.each([
    [
      'styles in definitions',
      `<svg viewBox="0 0 9 9"><title>A hill.</title><defs><style>${style}</style></defs>${hill}</svg>`,
      printedHill
    ],
    [
      'styles in a group',
      `<svg viewBox="0 0 9 9"><title>A hill.</title><g><style>${style}</style>${hill}</g></svg>`,
      printedHill
    ],
    ['styles as CDATA', sheet(hill, { rules: `<![CDATA[${style}]]>` }), printedHill],
    [
      'no rule in a comment',
      sheet(hill, { rules: `${style} /* .land { fill: ${deep}; --ink: deep } */` }),
      printedHill
    ],
    [
      'no rule in a comment of XML',
      sheet(hill, { rules: `<!-- .land { fill: ${deep}; --ink: deep } -->${style}` }),
      printedHill
    ],
    ['a class before an attribute', sheet(`<path class="land" fill="${deep}" ${path}/>`), printedHill],
    [
      'a style before a class',
      sheet(`<path class="land" style="fill:${deep}" ${path}/>`),
      `<path fill="${deep}" ${path}/>`
    ],
    [
      'a shape without the line of its group',
      sheet(`<g class="line-deep"><path class="land" style="stroke:none" ${path}/></g>`),
      `<g stroke="${deep}"><path fill="${land}" stroke="none" ${path}/></g>`
    ],
    [
      'the fill rule of a group',
      sheet(`<g style="fill-rule:evenodd">${hill}</g>`),
      `<g fill-rule="evenodd">${printedHill}</g>`
    ],
    [
      'a line of the whole drawing',
      sheet(hill, { at: ` stroke="${deep}" stroke-width="9" stroke-linecap="round"` }),
      `<g stroke="${deep}" stroke-linecap="round" stroke-width="9">${printedHill}</g>`
    ]
  ])('%s', (_, svg, expected) => {
    expect(flawsOf(svg)).toEqual([])
    expect(print(svg)).toBe(expected)
  })
})

test.each([
  [
    'the whole drawing',
    sheet('<path class="land" d="M0 0h9v9z"/>', { at: ' style="opacity:.4"' }),
    'A <svg>'
  ],
  ['a group', sheet('<g opacity=".4"><path class="land" d="M0 0h9v9z"/></g>'), 'A <g>']
])('an opacity of %s is refused: a PDF would show its shapes through each other', (_, svg, shape) => {
  expect(flawsOf(svg)).toEqual([`${shape} has opacity, which is not printed: give it to each shape.`])
})

describe('what editors write and changes nothing is no flaw', () => {
  test.each([
    [
      'Inkscape',
      `<g inkscape:groupmode="layer" inkscape:label="hill" id="layer1"><path class="land" xml:space="preserve" sodipodi:nodetypes="ccc" style="color:#000000;font-variation-settings:normal;opacity:1;isolation:auto;mix-blend-mode:normal;solid-color:#000000;vector-effect:none;fill-opacity:1;fill-rule:nonzero;stroke:none;stroke-width:1;stroke-dasharray:none;stroke-dashoffset:0;stroke-miterlimit:4;stroke-opacity:1;paint-order:markers fill stroke;marker:none;-inkscape-stroke:none;enable-background:accumulate" d="M0 0h9v9z"/></g>`,
      ' version="1.1" xml:space="preserve" id="svg1" width="105.8mm" height="79.4mm"'
    ],
    [
      'Figma',
      `<g id="Frame 1"><path id="Vector" fill-rule="evenodd" clip-rule="evenodd" fill="${land.toUpperCase()}" d="M0 0h9v9z"/><path data-name="line" stroke="${deep}" d="M0 0h9"  shape-rendering="crispEdges"/></g>`,
      ' fill="none" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ],
    [
      'other editors',
      '<path class="land" serif:id="hill" aria-label="hill" style="fill-rule:nonzero" d="M0 0h9v9z"/>',
      ' preserveAspectRatio="xMidYMid meet" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2"'
    ]
  ])('%s', (_, content, at) => {
    expect(flawsOf(sheet(content, { at }))).toEqual([])
  })
})

/** The colours of its shapes by day in Málaga as its classes show them, in the order of the file. */
function shownIn(svg: string): string[] {
  const rules = svg.matchAll(/\.([\w-]+) \{ (?:fill|stroke): (#[\da-f]{6});/g)
  const colours = new Map([...rules].map(([, name = '', colour = '']) => [name, colour]))
  return elementsIn(parseDocument(svg, { xmlMode: true })).flatMap(root => coloursOf(root, colours))
}

function coloursOf(element: Element, colours: ReadonlyMap<string, string>): string[] {
  const classes = (element.attribs.class ?? '').split(' ').filter(name => name !== '')
  const only = classes.filter(name => name.startsWith('only-'))
  if (only.length > 0 && !only.includes('only-day') && !only.includes('only-malaga')) return []
  const surfacesFirst = classes.toSorted((one, other) => Number(isLine(one)) - Number(isLine(other)))
  return [
    ...surfacesFirst.flatMap(name => (only.includes(name) ? [] : [colours.get(name) ?? name])),
    ...elementsIn(element).flatMap(child => coloursOf(child, colours))
  ]
}

function isLine(name: string): boolean {
  return name.startsWith('line-')
}

const folders = readdirSync(artFolder(), { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : []
)

test.each(folders)('every file of %s shows the colours that it is printed in', name => {
  for (const file of readdirSync(join(artFolder(), name))) {
    const svg = readFileSync(join(artFolder(), name, file), 'utf8')
    const printed = [...print(svg).matchAll(/ (?:fill|stroke)="(#[\da-f]{6})"/g)].map(
      ([, colour = '']) => colour
    )
    const shown = shownIn(svg)
    expect(printed).toHaveLength(shown.length)
    expect(printed.filter((colour, at) => difference(colour, shown[at] ?? '') > 0.02)).toEqual([])
  }
})
