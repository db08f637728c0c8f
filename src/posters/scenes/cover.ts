import type { ProvinceSlug } from '#domain/place/province.ts'
import { circle, rect } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'
import { almeria, malaga } from './covers-east.ts'
import { granada, jaen } from './covers-inland.ts'
import { andalucia } from './covers-region.ts'
import { cordoba, sevilla } from './covers-valley.ts'
import { cadiz, huelva } from './covers-west.ts'

/** What a province is known by from afar. */
const landmarks = {
  almeria,
  andalucia,
  cadiz,
  cordoba,
  granada,
  huelva,
  jaen,
  malaga,
  sevilla
} satisfies Record<ProvinceSlug, (stage: Stage) => string>

/** The cover of a province. Its mark is its sun, land and sea. */
export const cover: Picture = {
  isFixed: true,
  mark: ({ ink }) =>
    circle(48, 46, 26, ink.sun) +
    rect(0, 52, 96, 44, ink.mid) +
    rect(0, 66, 96, 30, ink.water) +
    rect(0, 80, 96, 16, ink.land),
  scene: stage => landmarks[stage.province](stage)
}
