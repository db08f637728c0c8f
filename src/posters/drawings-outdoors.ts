import type { Picture } from './drawing/stage.ts'
import { acueducto } from './compositions/ancient/acueducto.ts'
import { anfiteatro } from './compositions/ancient/anfiteatro.ts'
import { arroyo } from './compositions/mountains/arroyo.ts'
import { ballenas } from './compositions/animals/ballenas.ts'
import { banda } from './compositions/shows/banda.ts'
import { banoBosque } from './compositions/mountains/bano-bosque.ts'
import { barcoRio } from './compositions/boats/barco-rio.ts'
import { barranquismo } from './compositions/mountains/barranquismo.ts'
import { buceo } from './compositions/water-sports/buceo.ts'
import { buitre } from './compositions/animals/buitre.ts'
import { cala } from './compositions/coast/cala.ts'
import { calleja } from './compositions/towns/calleja.ts'
import { campanario } from './compositions/monuments/campanario.ts'
import { carabela } from './compositions/boats/carabela.ts'
import { carabelas } from './compositions/boats/carabelas.ts'
import { casaCueva } from './compositions/towns/casa-cueva.ts'
import { cascada } from './compositions/mountains/cascada.ts'
import { castillo } from './compositions/ancient/castillo.ts'
import { castilloArena } from './compositions/coast/castillo-arena.ts'
import { catedral } from './compositions/monuments/catedral.ts'
import { ciervo } from './compositions/animals/ciervo.ts'
import { cocheCaballos } from './compositions/animals/coche-caballos.ts'
import { convento } from './compositions/monuments/convento.ts'
import { deportes } from './compositions/leisure/deportes.ts'
import { desierto } from './compositions/mountains/desierto.ts'
import { dolmen } from './compositions/ancient/dolmen.ts'
import { dunas } from './compositions/coast/dunas.ts'
import { ermita } from './compositions/monuments/ermita.ts'
import { escalada } from './compositions/mountains/escalada.ts'
import { estadio } from './compositions/leisure/estadio.ts'
import { ferry } from './compositions/boats/ferry.ts'
import { flamencos } from './compositions/animals/flamencos.ts'
import { globo } from './compositions/leisure/globo.ts'
import { hamacas } from './compositions/coast/hamacas.ts'
import { jardin } from './compositions/towns/jardin.ts'
import { kayakLago } from './compositions/water-sports/kayak-lago.ts'
import { kayakMar } from './compositions/water-sports/kayak-mar.ts'
import { kayakRio } from './compositions/water-sports/kayak-rio.ts'
import { kitesurf } from './compositions/water-sports/kitesurf.ts'
import { lancha } from './compositions/boats/lancha.ts'
import { lince } from './compositions/animals/lince.ts'
import { mapaRuta } from './compositions/mountains/mapa-ruta.ts'
import { mareaBaja } from './compositions/coast/marea-baja.ts'
import { mariposa } from './compositions/animals/mariposa.ts'
import { mina } from './compositions/ancient/mina.ts'
import { mirador } from './compositions/towns/mirador.ts'
import { muralla } from './compositions/ancient/muralla.ts'
import { museoFachada, puertaPalacio } from './compositions/museums/museo-fachada.ts'
import { nieve } from './compositions/mountains/nieve.ts'
import { observatorio } from './compositions/stars/observatorio.ts'
import { oeste } from './compositions/towns/oeste.ts'
import { paddleSurf } from './compositions/water-sports/paddle-surf.ts'
import { parapente } from './compositions/leisure/parapente.ts'
import { pasarela } from './compositions/mountains/pasarela.ts'
import { patioFlores } from './compositions/towns/patio-flores.ts'
import { pesca } from './compositions/boats/pesca.ts'
import { piscina } from './compositions/water-sports/piscina.ts'
import { playa } from './compositions/coast/playa.ts'
import { prismaticos } from './compositions/animals/prismaticos.ts'
import { puebloRoca } from './compositions/towns/pueblo-roca.ts'
import { puente } from './compositions/ancient/puente.ts'
import { puerto } from './compositions/boats/puerto.ts'
import { quad } from './compositions/leisure/quad.ts'
import { rupestre } from './compositions/ancient/rupestre.ts'
import { ruta } from './compositions/mountains/ruta.ts'
import { salinas } from './compositions/coast/salinas.ts'
import { snorkel } from './compositions/water-sports/snorkel.ts'
import { surf } from './compositions/water-sports/surf.ts'
import { teatroRomano } from './compositions/ancient/teatro-romano.ts'
import { temploRomano } from './compositions/ancient/templo-romano.ts'
import { terraza } from './compositions/towns/terraza.ts'
import { todoterreno } from './compositions/leisure/todoterreno.ts'
import { torcal } from './compositions/mountains/torcal.ts'
import { torreVigia } from './compositions/coast/torre-vigia.ts'
import { tren } from './compositions/leisure/tren.ts'
import { velero } from './compositions/boats/velero.ts'
import { viaFerrata } from './compositions/mountains/via-ferrata.ts'
import { viaLactea } from './compositions/stars/via-lactea.ts'
import { vinedo } from './compositions/harvest/vinedo.ts'
import { yoga } from './compositions/leisure/yoga.ts'

/** What is drawn under the sky in a file of its own, by its name. */
export const drawingsOutdoors = {
  acueducto,
  anfiteatro,
  arroyo,
  ballenas,
  banda,
  'bano-bosque': banoBosque,
  'barco-rio': barcoRio,
  barranquismo,
  buceo,
  buitre,
  cala,
  calleja,
  campanario,
  carabela,
  carabelas,
  'casa-cueva': casaCueva,
  cascada,
  castillo,
  'castillo-arena': castilloArena,
  catedral,
  ciervo,
  'coche-caballos': cocheCaballos,
  convento,
  deportes,
  desierto,
  dolmen,
  dunas,
  ermita,
  escalada,
  estadio,
  ferry,
  flamencos,
  globo,
  hamacas,
  jardin,
  'kayak-lago': kayakLago,
  'kayak-mar': kayakMar,
  'kayak-rio': kayakRio,
  kitesurf,
  lancha,
  lince,
  'mapa-ruta': mapaRuta,
  'marea-baja': mareaBaja,
  mariposa,
  mina,
  mirador,
  muralla,
  'museo-fachada': museoFachada,
  nieve,
  observatorio,
  oeste,
  'paddle-surf': paddleSurf,
  parapente,
  pasarela,
  'patio-flores': patioFlores,
  pesca,
  piscina,
  playa,
  'puerta-palacio': puertaPalacio,
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
  'via-lactea': viaLactea,
  vinedo,
  yoga
} satisfies Record<string, Picture>
