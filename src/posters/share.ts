import { settings } from '#settings.ts'
import { escaped, fit, textWidth, wrap } from './lettering.ts'
import { inksOf } from './inks.ts'
import { paint, posterFormats, type PosterSubject, sheet } from './poster.ts'
import { carnation } from './props/plants.ts'
import { circle, d, path, rect, short } from './shapes.ts'

/** What is written on a sharing picture. A missing price or place leaves its line out. */
export interface Lettering {
  title: string
  price: string | null
  place: string | null
}

const colours = { albero: '#f2b33d', cal: '#fff8f0', clavel: '#e61276', ink: '#1b1020' }
const brandInks = { ...inksOf('andalucia', 'day', 0, 0), accent: colours.clavel, deep: colours.cal }
const display = "'Bricolage Grotesque Variable', 'Bricolage Grotesque', sans-serif"
const text = "'Figtree Variable', 'Figtree', sans-serif"
const margin = 28
const column = 272
const titleWidth = column - margin - 20

/** The picture for social networks: the poster, and beside it a column with name, price and place. 1200 by 630. */
export function sharePoster(subject: PosterSubject, lettering: Lettering): string {
  const { height, shown, width } = posterFormats.share
  const picture = `<g transform="translate(${column} 0)">${paint(subject, width - column, height)}</g>`
  return sheet(
    width,
    height,
    shown,
    picture + rect(0, 0, column, height, colours.cal) + words(lettering, height)
  )
}

function words({ place, price, title }: Lettering, height: number): string {
  const { lines, size } = fit(title, [38, 34, 30, 27, 24, 21], titleWidth, 5)
  const lead = size * 1.08
  const top = 86 + size * 0.74
  const name = lines
    .map((line, index) => write(line, top + index * lead, size, colours.ink, display, 800))
    .join('')
  const [where = ''] = place === null ? [] : wrap(place, 15, titleWidth, 1)
  const foot = write(where, height - margin, 15, colours.ink, text, 500)
  return (
    brand() + name + (price === null ? '' : tag(price, height - margin - 28)) + (where === '' ? '' : foot)
  )
}

function brand(): string {
  const flower = carnation(brandInks, { scale: 0.4, x: margin + 12, y: 60 })
  return (
    rect(0, 0, column, 7, colours.clavel) +
    flower +
    write(settings.name, 45, 20, colours.clavel, display, 800, margin + 32)
  )
}

/** The price on a band of albero. */
function tag(price: string, foot: number): string {
  const [line = ''] = wrap(price, 20, titleWidth - 24, 1)
  const width = Math.min(titleWidth, textWidth(line, 20) + 46)
  const band = path(d`M${margin} ${foot - 34}h${width}l-9 17l9 17h${-width}z`, colours.albero)
  return (
    band +
    circle(margin + 11, foot - 17, 3, colours.cal) +
    write(line, foot - 10, 20, colours.ink, display, 700, margin + 20)
  )
}

function write(
  line: string,
  y: number,
  size: number,
  fill: string,
  family: string,
  weight: number,
  x = margin
): string {
  return `<text x="${short(x)}" y="${short(y)}" font-family="${family}" font-size="${short(size)}" font-weight="${weight}" fill="${fill}">${escaped(line)}</text>`
}
