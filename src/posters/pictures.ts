import { type Composition, isComposition } from '#domain/composition/compositions.ts'

import type { Scene } from './motif.ts'
import { arcos } from './compositions/monuments/arcos.ts'
import { aves } from './compositions/animals/aves.ts'
import { banos } from './compositions/leisure/banos.ts'
import { barco } from './compositions/boats/barco.ts'
import { barricas } from './compositions/harvest/barricas.ts'
import { bicicleta } from './compositions/leisure/bicicleta.ts'
import { caballo } from './compositions/animals/caballo.ts'
import { cueva } from './compositions/mountains/cueva.ts'
import { estrellas } from './compositions/stars/estrellas.ts'
import { golf } from './compositions/leisure/golf.ts'
import { guitarra } from './compositions/shows/guitarra.ts'
import { mercado } from './compositions/food/mercado.ts'
import { museo } from './compositions/museums/museo.ts'
import { ola } from './compositions/water-sports/ola.ts'
import { olivar } from './compositions/harvest/olivar.ts'
import { parque } from './compositions/leisure/parque.ts'
import { pueblo } from './compositions/towns/pueblo.ts'
import { sierra } from './compositions/mountains/sierra.ts'
import { torno } from './compositions/crafts/torno.ts'
import { cover } from './scenes/cover.ts'
import { fiesta } from './compositions/shows/fiesta.ts'
import { offline } from './scenes/offline.ts'
import { perdido } from './scenes/perdido.ts'
import { vacio } from './scenes/vacio.ts'
import type { Picture } from './drawing/stage.ts'
import { drawingsIndoors } from './drawings-indoors.ts'
import { drawingsOutdoors } from './drawings-outdoors.ts'

const ofExperiences = {
  ...arcos,
  ...aves,
  ...banos,
  ...barco,
  ...barricas,
  ...bicicleta,
  ...caballo,
  ...cueva,
  ...estrellas,
  ...fiesta,
  ...golf,
  ...guitarra,
  ...mercado,
  ...museo,
  ...ola,
  ...olivar,
  ...parque,
  ...pueblo,
  ...sierra,
  ...torno,
  ...drawingsIndoors,
  ...drawingsOutdoors
} satisfies Record<Composition, Picture>

const ofPages = { cover, offline, perdido, vacio } satisfies Record<Scene, Picture>

export const pictures: Record<Composition | Scene, Picture> = { ...ofExperiences, ...ofPages }

/** Every composition, in the order of the alphabet. */
export const drawnCompositions: Composition[] = Object.keys(ofExperiences).filter(isComposition).toSorted()
