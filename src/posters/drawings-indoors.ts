import type { Picture } from './drawing/stage.ts'
import { aceite } from './compositions/harvest/aceite.ts'
import { arteContemporaneo } from './compositions/museums/arte-contemporaneo.ts'
import { azulejo } from './compositions/crafts/azulejo.ts'
import { barTapas } from './compositions/food/bar-tapas.ts'
import { bodegaCata } from './compositions/harvest/bodega-cata.ts'
import { cante } from './compositions/shows/cante.ts'
import { casaMuseo } from './compositions/museums/casa-museo.ts'
import { cocina } from './compositions/food/cocina.ts'
import { cuero } from './compositions/crafts/cuero.ts'
import { escapeRoom } from './compositions/leisure/escape-room.ts'
import { gabinete } from './compositions/museums/gabinete.ts'
import { hornoPan } from './compositions/food/horno-pan.ts'
import { iglesia } from './compositions/monuments/iglesia.ts'
import { jamon } from './compositions/food/jamon.ts'
import { literatura } from './compositions/museums/literatura.ts'
import { mercadoPuestos } from './compositions/food/mercado-puestos.ts'
import { mezquita } from './compositions/monuments/mezquita.ts'
import { museoArqueologia } from './compositions/museums/museo-arqueologia.ts'
import { museoCiencia } from './compositions/museums/museo-ciencia.ts'
import { museoEtnografico } from './compositions/museums/museo-etnografico.ts'
import { museoNaval } from './compositions/museums/museo-naval.ts'
import { museoPintura } from './compositions/museums/museo-pintura.ts'
import { museoVitrina } from './compositions/museums/museo-vitrina.ts'
import { palacio } from './compositions/monuments/palacio.ts'
import { queso } from './compositions/food/queso.ts'
import { reposteria } from './compositions/food/reposteria.ts'
import { retablo } from './compositions/monuments/retablo.ts'
import { taberna } from './compositions/food/taberna.ts'
import { tablao } from './compositions/shows/tablao.ts'
import { tallerGuitarra } from './compositions/crafts/taller-guitarra.ts'
import { taracea } from './compositions/crafts/taracea.ts'
import { teatro } from './compositions/shows/teatro.ts'
import { telar } from './compositions/crafts/telar.ts'

/** Rooms and things from near that are drawn in a file of their own, by their names. */
export const drawingsIndoors = {
  aceite,
  'arte-contemporaneo': arteContemporaneo,
  azulejo,
  'bar-tapas': barTapas,
  'bodega-cata': bodegaCata,
  cante,
  'casa-museo': casaMuseo,
  cocina,
  cuero,
  'escape-room': escapeRoom,
  gabinete,
  'horno-pan': hornoPan,
  iglesia,
  jamon,
  literatura,
  'mercado-puestos': mercadoPuestos,
  mezquita,
  'museo-arqueologia': museoArqueologia,
  'museo-ciencia': museoCiencia,
  'museo-etnografico': museoEtnografico,
  'museo-naval': museoNaval,
  'museo-pintura': museoPintura,
  'museo-vitrina': museoVitrina,
  palacio,
  queso,
  reposteria,
  retablo,
  taberna,
  tablao,
  'taller-guitarra': tallerGuitarra,
  taracea,
  teatro,
  telar
} satisfies Record<string, Picture>
