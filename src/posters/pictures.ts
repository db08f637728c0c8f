import { type Composition, isComposition } from '#domain/catalogue/compositions.ts'

import type { Scene } from './motif.ts'
import { arcos } from './motifs/arcos.ts'
import { aves } from './motifs/aves.ts'
import { banos } from './motifs/banos.ts'
import { barco } from './motifs/barco.ts'
import { barricas } from './motifs/barricas.ts'
import { bicicleta } from './motifs/bicicleta.ts'
import { caballo } from './motifs/caballo.ts'
import { cueva } from './motifs/cueva.ts'
import { estrellas } from './motifs/estrellas.ts'
import { guitarra } from './motifs/guitarra.ts'
import { mercado } from './motifs/mercado.ts'
import { museo } from './motifs/museo.ts'
import { ola } from './motifs/ola.ts'
import { olivar } from './motifs/olivar.ts'
import { parque } from './motifs/parque.ts'
import { pueblo } from './motifs/pueblo.ts'
import { sierra } from './motifs/sierra.ts'
import { torno } from './motifs/torno.ts'
import { cover } from './scenes/cover.ts'
import { fiesta } from './scenes/fiesta.ts'
import { offline } from './scenes/offline.ts'
import { perdido } from './scenes/perdido.ts'
import { vacio } from './scenes/vacio.ts'
import type { Picture } from './stage.ts'
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
