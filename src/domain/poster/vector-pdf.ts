import { pathSteps, type PathStep } from './path-curves.ts'

/** A sheet of paper in millimetres: the bleed is cut off around it. */
interface Paper {
  bleed: number
  height: number
  width: number
}

type Attributes = Readonly<Record<string, string>>

const pointsPerMillimetre = 72 / 25.4
/** How far a sharp corner may reach, as SVG has it: a PDF would draw spikes. */
const miter = '4 M'
/** How far the control points of a quarter circle stand off, in parts of the radius. */
const quarter = 0.5523

/** A drawing in SVG as a PDF of one page: groups, paths, circles and ellipses in flat colours, which is all a poster is made of. */
export function pdfOf(svg: string, title: string, paper: Paper): Uint8Array<ArrayBuffer> {
  const [width, height] = [paper.width + 2 * paper.bleed, paper.height + 2 * paper.bleed]
  const [, , across = width] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const alphas: string[] = []
  const scale = (width / across) * pointsPerMillimetre
  const content = `${numbers(scale, 0, 0, -scale, 0, height * pointsPerMillimetre)} cm\n${miter}\n${operators(svg, alphas)}`
  const box = (inset: number) =>
    `[${numbers(...[inset, inset, width - inset, height - inset].map(value => value * pointsPerMillimetre))}]`
  const states = alphas.map((alpha, index) => `/A${index} << /ca ${alpha} /CA ${alpha} >>`).join(' ')
  return documentOf([
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box(0)} /BleedBox ${box(0)} /TrimBox ${box(paper.bleed)} /Contents 4 0 R /Resources << /ExtGState << ${states} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${textOf(title)} >>`
  ])
}

function documentOf(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  return new TextEncoder().encode(
    `${file}${table}trailer << /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}

/** A text of a PDF: UTF-16 in hexadecimal digits, so that the file itself stays plain ASCII. */
function textOf(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<feff${units.map(unit => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** A drawing as a part of another document: its operators, and the opacities they name `A0`, `A1` and so on. */
export function vectorContent(svg: string): { alphas: string[]; content: string } {
  const alphas: string[] = []
  return { content: `${miter}\n${operators(svg, alphas)}`, alphas }
}

/** Each element in the order of the drawing. A group hands its opacity and its paint down. */
function operators(svg: string, alphas: string[]): string {
  const groups: Attributes[] = []
  const found = svg.matchAll(/<(\/?)(\w+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/g)
  return [...found]
    .map(([, closing, name = '', written = '', alone]) => {
      if (closing === '/') return groups.pop() === undefined ? '' : 'Q'
      const attributes: Attributes = { ...groups.at(-1), ...attributesIn(written) }
      if (name === 'svg') return insideOf(attributesIn(written), groups)
      const state = `q${matrixOf(attributesIn(written).transform)}${alphaOf(attributesIn(written).opacity, alphas)}`
      if (name !== 'g') return shapeOf(name, attributes, state)
      if (alone === '/') return ''
      groups.push(attributes)
      return state
    })
    .filter(line => line !== '')
    .join('\n')
}

/** A drawing inside of the drawing fills its box and is cut at its edges. */
function insideOf({ height, viewBox = '', width, x, y }: Attributes, groups: Attributes[]): string {
  if (x === undefined || y === undefined) return ''
  groups.push({})
  const [left, top, across, down] = [x, y, width, height].map(Number)
  const [, , drawnAcross = 1, drawnDown = 1] = viewBox.split(' ').map(Number)
  const [boxWidth, boxHeight] = [across ?? 0, down ?? 0]
  const scale = Math.max(boxWidth / drawnAcross, boxHeight / drawnDown)
  const move = [
    (left ?? 0) + (boxWidth - drawnAcross * scale) / 2,
    (top ?? 0) + (boxHeight - drawnDown * scale) / 2
  ]
  const box = numbers(left ?? 0, top ?? 0, boxWidth, boxHeight)
  return `q ${box} re W n ${numbers(scale, 0, 0, scale, ...move)} cm`
}

function attributesIn(written: string): Attributes {
  return Object.fromEntries(
    [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  )
}

function shapeOf(name: string, attributes: Attributes, state: string): string {
  const outline = outlineOf(name, attributes)
  const { fill = '#000', stroke = 'none' } = attributes
  if (outline === '' || (fill === 'none' && stroke === 'none')) return ''
  const fills = fill === 'none' ? '' : `${colourOf(fill)} rg `
  const strokes = stroke === 'none' ? '' : `${colourOf(stroke)} RG ${penOf(attributes)} `
  const evenly = attributes['fill-rule'] === 'evenodd' ? '*' : ''
  const paint = fill === 'none' ? 'S' : `${stroke === 'none' ? 'f' : 'B'}${evenly}`
  return `${state} ${fills}${strokes}${outline} ${paint} Q`
}

function outlineOf(name: string, attributes: Attributes): string {
  if (name === 'path')
    return pathSteps(attributes.d ?? '')
      .map(operatorOf)
      .join(' ')
  const { cx = '0', cy = '0', r = '0', rx = r, ry = r } = attributes
  if (name !== 'circle' && name !== 'ellipse') return ''
  const [x, y, across, down] = [Number(cx), Number(cy), Number(rx), Number(ry)]
  const curve = (fromX: number, fromY: number, toX: number, toY: number): PathStep => ({
    first: [x + (fromX + quarter * toX) * across, y + (fromY + quarter * toY) * down],
    kind: 'curve',
    second: [x + (toX + quarter * fromX) * across, y + (toY + quarter * fromY) * down],
    to: [x + toX * across, y + toY * down]
  })
  const steps: PathStep[] = [
    { kind: 'move', to: [x + across, y] },
    curve(1, 0, 0, 1),
    curve(0, 1, -1, 0),
    curve(-1, 0, 0, -1),
    curve(0, -1, 1, 0),
    { kind: 'close' }
  ]
  return steps.map(operatorOf).join(' ')
}

function operatorOf(step: PathStep): string {
  if (step.kind === 'close') return 'h'
  if (step.kind === 'curve') return `${numbers(...step.first, ...step.second, ...step.to)} c`
  return `${numbers(...step.to)} ${step.kind === 'move' ? 'm' : 'l'}`
}

const caps: Readonly<Record<string, number>> = { round: 1, square: 2 }

function penOf(attributes: Attributes): string {
  const cap = caps[attributes['stroke-linecap'] ?? ''] ?? 0
  const join = caps[attributes['stroke-linejoin'] ?? ''] ?? 0
  const dashes = (attributes['stroke-dasharray'] ?? '')
    .replace('none', '')
    .split(/[\s,]+/)
    .join(' ')
  return `${attributes['stroke-width'] ?? '1'} w ${cap} J ${join} j [${dashes}] 0 d`
}

function alphaOf(opacity: string | undefined, alphas: string[]): string {
  if (opacity === undefined) return ''
  const alpha = numbers(Number(opacity))
  if (!alphas.includes(alpha)) alphas.push(alpha)
  return ` /A${alphas.indexOf(alpha)} gs`
}

function colourOf(colour: string): string {
  const digits = /^#(?:(\w)(\w)(\w)|(\w\w)(\w\w)(\w\w))$/
    .exec(colour)
    ?.slice(1)
    .filter(part => part !== undefined)
  const channels = (digits ?? ['0', '0', '0']).map(part => Number.parseInt(part.padStart(2, part), 16) / 255)
  return numbers(...channels)
}

/** Every transform of SVG, from left to right; `rotate` may turn about a point. */
function matrixOf(transform = ''): string {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name = '', list = '']) => {
      const [a = 0, b, c = 0, e = 0, f = 0, g = 0] = list.split(/[\s,]+/).map(Number)
      const turn = (a * Math.PI) / 180
      const [cos, sin, tan] = [Math.cos(turn), Math.sin(turn), Math.tan(turn)]
      const [x, y] = [b ?? 0, c]
      const matrices: Readonly<Record<string, number[]>> = {
        matrix: [a, b ?? 0, c, e, f, g],
        rotate: [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos],
        scale: [a, 0, 0, b ?? a, 0, 0],
        skewX: [1, 0, tan, 1, 0, 0],
        skewY: [1, tan, 0, 1, 0, 0],
        translate: [1, 0, 0, 1, a, b ?? 0]
      }
      return ` ${numbers(...(matrices[name] ?? [1, 0, 0, 1, 0, 0]))} cm`
    })
    .join('')
}

function numbers(...values: number[]): string {
  return values.map(value => String(Math.round(value * 10000) / 10000 + 0)).join(' ')
}
