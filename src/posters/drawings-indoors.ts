import type { Picture } from './stage.ts'
import { aceite } from './compositions/aceite.ts'
import { arteContemporaneo } from './compositions/arte-contemporaneo.ts'
import { azulejo } from './compositions/azulejo.ts'
import { barTapas } from './compositions/bar-tapas.ts'
import { bodegaCata } from './compositions/bodega-cata.ts'
import { cante } from './compositions/cante.ts'
import { cocina } from './compositions/cocina.ts'
import { cuero } from './compositions/cuero.ts'
import { escapeRoom } from './compositions/escape-room.ts'
import { hornoPan } from './compositions/horno-pan.ts'
import { iglesia } from './compositions/iglesia.ts'
import { jamon } from './compositions/jamon.ts'
import { literatura } from './compositions/literatura.ts'
import { mercadoPuestos } from './compositions/mercado-puestos.ts'
import { mezquita } from './compositions/mezquita.ts'
import { museoArqueologia } from './compositions/museo-arqueologia.ts'
import { museoCiencia } from './compositions/museo-ciencia.ts'
import { museoEtnografico } from './compositions/museo-etnografico.ts'
import { museoPintura } from './compositions/museo-pintura.ts'
import { palacio } from './compositions/palacio.ts'
import { queso } from './compositions/queso.ts'
import { reposteria } from './compositions/reposteria.ts'
import { taberna } from './compositions/taberna.ts'
import { tablao } from './compositions/tablao.ts'
import { tallerGuitarra } from './compositions/taller-guitarra.ts'
import { taracea } from './compositions/taracea.ts'
import { teatro } from './compositions/teatro.ts'
import { telar } from './compositions/telar.ts'

/** Rooms and things from near that are drawn in a file of their own, by their names. */
export const drawingsIndoors = {
  aceite,
  'arte-contemporaneo': arteContemporaneo,
  azulejo,
  'bar-tapas': barTapas,
  'bodega-cata': bodegaCata,
  cante,
  cocina,
  cuero,
  'escape-room': escapeRoom,
  'horno-pan': hornoPan,
  iglesia,
  jamon,
  literatura,
  'mercado-puestos': mercadoPuestos,
  mezquita,
  'museo-arqueologia': museoArqueologia,
  'museo-ciencia': museoCiencia,
  'museo-etnografico': museoEtnografico,
  'museo-pintura': museoPintura,
  palacio,
  queso,
  reposteria,
  taberna,
  tablao,
  'taller-guitarra': tallerGuitarra,
  taracea,
  teatro,
  telar
} satisfies Record<string, Picture>
