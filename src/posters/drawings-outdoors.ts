import type { Picture } from './stage.ts'
import { acueducto } from './compositions/acueducto.ts'
import { anfiteatro } from './compositions/anfiteatro.ts'
import { ballenas } from './compositions/ballenas.ts'
import { banoBosque } from './compositions/bano-bosque.ts'
import { barcoRio } from './compositions/barco-rio.ts'
import { barranquismo } from './compositions/barranquismo.ts'
import { buceo } from './compositions/buceo.ts'
import { buitre } from './compositions/buitre.ts'
import { cala } from './compositions/cala.ts'
import { calleja } from './compositions/calleja.ts'
import { carabela } from './compositions/carabela.ts'
import { carabelas } from './compositions/carabelas.ts'
import { casaCueva } from './compositions/casa-cueva.ts'
import { cascada } from './compositions/cascada.ts'
import { castillo } from './compositions/castillo.ts'
import { catedral } from './compositions/catedral.ts'
import { ciervo } from './compositions/ciervo.ts'
import { cocheCaballos } from './compositions/coche-caballos.ts'
import { convento } from './compositions/convento.ts'
import { desierto } from './compositions/desierto.ts'
import { dolmen } from './compositions/dolmen.ts'
import { dunas } from './compositions/dunas.ts'
import { ermita } from './compositions/ermita.ts'
import { escalada } from './compositions/escalada.ts'
import { estadio } from './compositions/estadio.ts'
import { ferry } from './compositions/ferry.ts'
import { flamencos } from './compositions/flamencos.ts'
import { globo } from './compositions/globo.ts'
import { golf } from './compositions/golf.ts'
import { jardin } from './compositions/jardin.ts'
import { kayakLago } from './compositions/kayak-lago.ts'
import { kayakMar } from './compositions/kayak-mar.ts'
import { kayakRio } from './compositions/kayak-rio.ts'
import { kitesurf } from './compositions/kitesurf.ts'
import { lancha } from './compositions/lancha.ts'
import { lince } from './compositions/lince.ts'
import { mareaBaja } from './compositions/marea-baja.ts'
import { mina } from './compositions/mina.ts'
import { mirador } from './compositions/mirador.ts'
import { nieve } from './compositions/nieve.ts'
import { observatorio } from './compositions/observatorio.ts'
import { oeste } from './compositions/oeste.ts'
import { paddleSurf } from './compositions/paddle-surf.ts'
import { parapente } from './compositions/parapente.ts'
import { pasarela } from './compositions/pasarela.ts'
import { patioFlores } from './compositions/patio-flores.ts'
import { pesca } from './compositions/pesca.ts'
import { playa } from './compositions/playa.ts'
import { prismaticos } from './compositions/prismaticos.ts'
import { puebloRoca } from './compositions/pueblo-roca.ts'
import { puente } from './compositions/puente.ts'
import { puerto } from './compositions/puerto.ts'
import { quad } from './compositions/quad.ts'
import { rupestre } from './compositions/rupestre.ts'
import { ruta } from './compositions/ruta.ts'
import { salinas } from './compositions/salinas.ts'
import { snorkel } from './compositions/snorkel.ts'
import { surf } from './compositions/surf.ts'
import { teatroRomano } from './compositions/teatro-romano.ts'
import { temploRomano } from './compositions/templo-romano.ts'
import { terraza } from './compositions/terraza.ts'
import { todoterreno } from './compositions/todoterreno.ts'
import { torcal } from './compositions/torcal.ts'
import { torreVigia } from './compositions/torre-vigia.ts'
import { tren } from './compositions/tren.ts'
import { velero } from './compositions/velero.ts'
import { viaFerrata } from './compositions/via-ferrata.ts'
import { vinedo } from './compositions/vinedo.ts'
import { yoga } from './compositions/yoga.ts'

/** What is drawn under the sky in a file of its own, by its name. */
export const drawingsOutdoors = {
  acueducto,
  anfiteatro,
  ballenas,
  'bano-bosque': banoBosque,
  'barco-rio': barcoRio,
  barranquismo,
  buceo,
  buitre,
  cala,
  calleja,
  carabela,
  carabelas,
  'casa-cueva': casaCueva,
  cascada,
  castillo,
  catedral,
  ciervo,
  'coche-caballos': cocheCaballos,
  convento,
  desierto,
  dolmen,
  dunas,
  ermita,
  escalada,
  estadio,
  ferry,
  flamencos,
  globo,
  golf,
  jardin,
  'kayak-lago': kayakLago,
  'kayak-mar': kayakMar,
  'kayak-rio': kayakRio,
  kitesurf,
  lancha,
  lince,
  'marea-baja': mareaBaja,
  mina,
  mirador,
  nieve,
  observatorio,
  oeste,
  'paddle-surf': paddleSurf,
  parapente,
  pasarela,
  'patio-flores': patioFlores,
  pesca,
  playa,
  prismaticos,
  'pueblo-roca': puebloRoca,
  puente,
  puerto,
  quad,
  rupestre,
  ruta,
  salinas,
  snorkel,
  surf,
  'teatro-romano': teatroRomano,
  'templo-romano': temploRomano,
  terraza,
  todoterreno,
  torcal,
  'torre-vigia': torreVigia,
  tren,
  velero,
  'via-ferrata': viaFerrata,
  vinedo,
  yoga
} satisfies Record<string, Picture>
