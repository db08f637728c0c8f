import { maxPrinted, papers, type PrintFormat } from '#domain/partner/print.ts'
import { rect } from '#posters/drawing/shapes.ts'
import { hasLettersFor } from '#posters/lettering/lettering.ts'
import { sheet } from '#posters/poster.ts'
import { cardLayout } from './card-layout.ts'
import { hangerLayout } from './hanger-layout.ts'
import { paperInks } from './parts.ts'
import { posterLayout } from './poster-layout.ts'
import type { PrintedSubject } from './printed-subject.ts'

/** How bright the eye finds red, green and blue. */
const weights = [0.299, 0.587, 0.114] as const

/** A drawing without its colours, each as bright as before. */
function greys(drawing: string): string {
  return drawing.replaceAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, greyOf)
}

function greyOf(colour: string): string {
  const digits = colour.length > 4 ? /../g : /./g
  const channels = colour.slice(1).match(digits) ?? []
  const bright = channels.reduce(
    (sum, part, index) => sum + Number.parseInt(part.padStart(2, part), 16) * (weights[index] ?? 0),
    0
  )
  return `#${Math.round(bright).toString(16).padStart(2, '0').repeat(3)}`
}

/** A text in letters that our face does not have: the program that makes the document writes it, in a box in millimetres. */
export interface ForeignText {
  box: { height: number; width: number; x: number; y: number }
  colour: string
  text: string
}

export interface PrintedSheet {
  foreign: ForeignText[]
  height: number
  svg: string
  width: number
}

/** A sheet of a house to hang up or to lay on a table, in millimetres. */
export function printedSheet(subject: PrintedSubject): PrintedSheet {
  const { format, isColour, words } = subject
  const paper = papers[format]
  const experiences = subject.experiences.slice(0, maxPrinted)
  const { content, nameBox, nameColour } = layouts[format]({ ...subject, experiences }, paper)
  const svg = sheet(
    paper.width,
    paper.height,
    [`${paper.width}mm`, `${paper.height}mm`],
    rect(0, 0, paper.width, paper.height, '#ffffff') + content
  )
  const foreign = hasLettersFor(words.name) ? [] : [{ box: nameBox, colour: nameColour, text: words.name }]
  const inColour = { foreign, height: paper.height, svg, width: paper.width }
  return isColour ? inColour : withoutColours(inColour)
}

const layouts = {
  a3: posterLayout,
  a4: posterLayout,
  a5: cardLayout,
  a6: cardLayout,
  colgador: hangerLayout
} as const satisfies Record<PrintFormat, typeof cardLayout>

/** The name becomes ink, and what is drawn becomes grey. */
function withoutColours({ foreign, svg, ...size }: PrintedSheet): PrintedSheet {
  return {
    ...size,
    foreign: foreign.map(each => ({ ...each, colour: paperInks.ink })),
    svg: greys(svg.replaceAll(paperInks.name, paperInks.ink))
  }
}
