import type { ProvinceSlug } from '#domain/place/province.ts'
import { inksOf } from './inks.ts'
import { capitals, fitted, lettered } from './lettering.ts'
import type { PosterSubject } from './stage.ts'
import { round } from './shapes.ts'

type Paint = (subject: PosterSubject, width: number, height: number) => string

/** In their own language: the picture is the same on the pages of all of them. */
const names = {
  almeria: 'Almería',
  andalucia: 'Andalucía',
  cadiz: 'Cádiz',
  cordoba: 'Córdoba',
  granada: 'Granada',
  huelva: 'Huelva',
  jaen: 'Jaén',
  malaga: 'Málaga',
  sevilla: 'Sevilla'
} satisfies Record<ProvinceSlug, string>

const titleSizes = [150, 130, 115, 102, 92, 84, 76, 68, 60] as const

/** A poster grown sideways, the name of its place at the left of what it is known by. */
export function panorama(paint: Paint, subject: PosterSubject, width: number, height: number): string {
  return paint(subject, width, height) + titled(subject, width, height)
}

/** With a pale edge: a name is read before whatever stands behind it. */
function titled({ light, province }: PosterSubject, width: number, height: number): string {
  const ink = inksOf(province, light, 0, 0)
  const { lines, size } = fitted(names[province], titleSizes, width * 0.27, 1)
  const [line = ''] = lines
  const [x, baseline] = [width * 0.025, height * 0.12 + size * capitals]
  return (
    lettered(line, size, x, baseline, ink.light, ` stroke="${ink.light}" stroke-width="10"${round}`) +
    lettered(line, size, x, baseline, ink.deep)
  )
}
