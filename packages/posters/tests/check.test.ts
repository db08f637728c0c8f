import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataFlaws } from '../check/data.ts'
import { flawsOf, sheetFlaw } from '../check/drawing.ts'
import { compositionNames, dataOf } from '../src/compositions.ts'
import { artFolder } from '../src/art.ts'

const sheet = (content: string) =>
  `<svg viewBox="0 0 400 300"><title>A hill.</title><style>.land { fill: #f3c06a }</style>${content}</svg>`

/** A line that compresses badly. */
function scribble(points: number): string {
  const anywhere = (at: number) => Math.floor(Math.abs(Math.sin(at) * 1e6)) % 300
  return `M0 0${Array.from({ length: points }, (_, at) => `L${anywhere(at)} ${anywhere(at + 0.5)}`).join('')}`
}

describe('flaws that an illustrator is told', () => {
  test.each([
    ['<text>Hola</text>', 'Turn <text> into paths in flat colours.'],
    ['<image href="x.png"/>', 'Turn <image> into paths in flat colours.'],
    ['<g><use href="#a"/></g>', 'Turn <use> into paths in flat colours.'],
    [
      '<path style="fill:#0102fe" d="M0 0h1"/>',
      '#0102fe is no colour of the palette: use one of its classes, or declare one with --ink.'
    ],
    ['<path fill="blue" d="M0 0h1"/>', 'blue is no colour of a poster.'],
    ['<path style="fill:url(#glow)" d="M0 0h1"/>', 'url(#glow) is no colour of a poster.'],
    [`<path class="land" d="${scribble(1500)}"/>`, 'bytes after compression; 4000 is the most.'],
    [
      '<path style="fill:#fff" d="M0 0h1"/>',
      '#fff is no colour of the palette: use one of its classes, or declare one with --ink.'
    ],
    [
      '<path class="far" d="M0 0h1"/>',
      'far is not declared and would be black: add .far { fill: #bf71ac; } to its <style>.'
    ],
    [
      '<path class="line-far" d="M0 0h1"/>',
      'line-far is not declared and would be black: add .line-far { stroke: #bf71ac; } to its <style>.'
    ],
    ['<path class="skyy" d="M0 0h1"/>', 'skyy is no class of its <style> and no ink: declare it with --ink.'],
    [
      '<style>.roof { fill: #7a3b2e }</style>',
      '.roof does not say how it is printed: add --ink, such as --ink: mix(wood, deep, 30%).'
    ],
    [
      '<style>#path7 { fill: #f3c06a }</style>',
      '#path7 in its <style> is not read: name one class, such as .sea.'
    ],
    [
      '<g class="only-nihgt"><path class="land" d="M0 0h1"/></g>',
      'only-nihgt is never printed: only- goes with one of morning, day, evening, night, almeria,'
    ],
    [
      '<path class="land only-night" d="M0 0h1"/>',
      'A <path> has only-night, which counts at a group: put it into one.'
    ],
    [
      '<path class="land" style="opacity:0" d="M0 0h1"/>',
      'A <path> has opacity 0 and is not seen: delete it.'
    ],
    [
      '<path class="land" style="marker-end:url(#arrow)" d="M0 0h1"/>',
      'A <path> has marker-end, which is not printed: draw it as a shape.'
    ],
    [
      '<g style="mix-blend-mode:multiply"><path class="land" d="M0 0h1"/></g>',
      'A <g> has mix-blend-mode, which is not printed: use a colour that is mixed.'
    ],
    [
      '<g style="display:none" inkscape:label="sketch"><path class="land" d="M0 0h1"/></g>',
      '<g> «sketch» is hidden and will not be printed: delete it, or give it a class such as only-night.'
    ],
    [
      '<style>.line-far { stroke: #bf71ac }</style><path class="line-far" d="M0 0h1"/>',
      'A <path> has a line and no surface, which would be black: add fill="none".'
    ],
    [
      '<style>.far { fill: #bf71ac; opacity: 0.4 }</style>',
      '.far has opacity, which is not printed from a class: write it at the shape.'
    ],
    [
      '<style>.line-far { stroke: #bf71ac; stroke-width: 9 }</style>',
      '.line-far has stroke-width, which is not printed from a class: write it at the shape.'
    ],
    [
      '<style>.far { fill: #bf71ac; stroke: #2c1048 }</style>',
      '.far has stroke, which is not printed: lines have a class of their own, .line-far.'
    ],
    [
      '<style>.far { fill: none }</style>',
      '.far has no fill, but is printed as one: add the colour it shows.'
    ],
    [
      '<style>.line-far { fill: none }</style>',
      '.line-far has no stroke, but is printed as one: add the colour it shows.'
    ],
    [
      '<style>.line-far { fill: #bf71ac; stroke: #bf71ac }</style>',
      '.line-far has fill, which is not printed: surfaces have a class of their own.'
    ],
    ['<g><path class="land" d="M0 0h1"/>', '<g> is not closed: a </g> is missing, or the file is cut off.'],
    ['<rect class="land" width="50%" height="9"/>', 'A <rect> has width 50%: write a number without a unit.'],
    [
      '<path class="land" style="stroke-width:2mm" d="M0 0h1"/>',
      'A <path> has stroke-width 2mm: write a number without a unit.'
    ],
    [
      '<path id="path7" d="M0 0h1"/>',
      '<path> «path7» has no colour and would be black: give it a class such as sea.'
    ],
    [
      '<path class="land" style="fill-opacity:0.4" d="M0 0h1"/>',
      'A <path> has fill-opacity, which is not printed: use opacity, or a colour that is mixed.'
    ],
    [
      '<path class="land" clip-path="url(#cut)" d="M0 0h1"/>',
      'A <path> has clip-path, which is not printed: cut the shape itself.'
    ]
  ])('%.40s', (content, flaw) => {
    expect(flawsOf(sheet(content)).join('\n')).toContain(flaw)
  })

  test('a drawing without a title, with an empty one or that of the template, and one without a size', () => {
    for (const title of ['', '<title/>', '<title> </title>', '<title>What it shows, in a sentence.</title>'])
      expect(flawsOf(`<svg viewBox="0 0 400 300">${title}</svg>`)).toEqual([
        'Say in a <title> what it shows.'
      ])
    expect(flawsOf('<svg><title>A hill.</title></svg>')).toEqual(['Its viewBox says no size.'])
  })

  test('a file that was cut off while it was saved', () => {
    const cut = sheet('<path class="land" d="M0 0h1"/>').slice(0, -'"M0 0h1"/></svg>'.length)
    expect(flawsOf(cut)).toContain('<svg> is not closed: a </svg> is missing, or the file is cut off.')
  })

  test('a sheet that is too large for its format', () => {
    expect(sheetFlaw('wide', '<svg viewBox="0 0 800 600"/>')).toEqual([
      'Its viewBox is "0 0 800 600"; make it "0 0 400 300".'
    ])
    expect(sheetFlaw('wide', '<svg viewBox="0 0 400 300"/>')).toEqual([])
  })
})

describe('what is no flaw', () => {
  test.each([
    ['a colour that a group gives', '<g class="land"><path d="M0 0h1"/></g>'],
    ['a line', '<line style="fill:none;stroke:#2c1048" x1="1" y1="1" x2="9" y2="9"/>'],
    [
      'a line whose class has no surface',
      '<style>.line-deep { fill: none; stroke: #2c1048 }</style><path class="line-deep" d="M0 0h9v9"/>'
    ],
    ['a closing tag of its own', '<path class="land" d="M0 0h1"></path><!-- <g> -->'],
    ['opaque paint, which Inkscape writes', '<path class="land" style="fill-opacity:1" d="M0 0h1"/>'],
    [
      'a hidden group for the night',
      '<g class="only-night" display="none"><path class="land" d="M0 0h1"/></g>'
    ],
    [
      'a gradient that nothing uses',
      '<defs><linearGradient id="a"><stop stop-color="#123456"/></linearGradient></defs>'
    ]
  ])('%s', (_, content) => {
    expect(flawsOf(sheet(content))).toEqual([])
  })

  test('a drawing as Inkscape 1.2 saves it, with the colours of its own window', () => {
    expect(flawsOf(readFileSync(join(artFolder(), '../tests/saved-by-inkscape.svg'), 'utf8'))).toEqual([])
  })
})

describe('the entry of a drawing', () => {
  test('names topics and colours that there are', () => {
    const entry = { calledBy: ['kayak + rivver'], covers: ['skyy', 'mix(land, deep, 20%)'] }
    expect(dataFlaws(entry)).toEqual([
      'rivver in calledBy is no topic of packages/posters/src/words.ts.',
      'skyy in covers is no ink and no mixture of inks.'
    ])
  })

  test.each(compositionNames)('of %s is as it should be', name => {
    expect(dataFlaws(dataOf(name))).toEqual([])
  })
})
