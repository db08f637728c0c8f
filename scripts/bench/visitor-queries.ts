import { noParty } from '#domain/visit/visit.ts'

import type { SearchQuery } from './search-query.ts'

const nothing = /^$/
const everything = /./
const bikes = /^bici|via-verde-aceite-bici/
const boats = /^barco-|^paseo-barco|^crucero-|^avistamiento/
const castles = /^alcazaba|castillo|fortaleza-mota/
const stars = /estrellas/
const flamencoShows = /flamenco-patio|zambra|tabancos/
const horses = /caballo-|ruta-caballo|paseo-caballo/
const sunsets = /atardecer-torre-oro|albaicin-atardecer|almonaster-atardecer/
const wines = /bodega-jerez|bodega-vinos|vinas|vinedos|vino-naranja/
const beaches = /barco-calas|paseo-volcanico|kayak-las-negras|corrales-rota|playazo/
const birds = /^aves|^migracion-aves/
const foods = /tapas/
const kayaks = /^kayak/
const couple = { party: { ...noParty, adults: 2 } }
const december = { when: 'diciembre' }
const afternoon = { dayParts: ['afternoon' as const] }
const morning = { dayParts: ['morning' as const] }
const saturdayMorning = { ...morning, when: 'sabado' }
const tomorrowMorning = { ...morning, when: 'tomorrow' }
const fridayAfternoon = { dayParts: ['afternoon' as const], when: 'viernes' }
const family = { allAges: true }
const two = { party: { ...noParty, adults: 2 } }

/** Questions as visitors type them: what one may do, where, when and with whom; a feast is no weekday, and a word of one language is not mended to one of another. */
export const visitorQueries: readonly SearchQuery[] = [
  // Activities, as visitors name them.
  { language: 'es', text: 'espectáculo flamenco', wanted: flamencoShows },
  { language: 'es', text: 'observación de estrellas', wanted: stars },
  { language: 'es', text: 'taller de cerámica', wanted: /alfareria|azulejo/ },
  { language: 'es', text: 'puesta de sol', wanted: sunsets },
  { language: 'es', text: 'cata de vino', wanted: wines },
  { language: 'es', text: 'a cabalo', wanted: horses },
  { language: 'en', text: 'flamenco show', wanted: flamencoShows },
  { language: 'en', text: 'bike tour', wanted: bikes },
  { language: 'en', text: 'boat trip', wanted: boats },
  { language: 'en', text: 'castle', wanted: castles },
  { language: 'en', text: 'beach', wanted: beaches },
  { language: 'en', text: 'sunset', wanted: sunsets },
  { language: 'en', text: 'pottery', wanted: /alfareria|azulejo/ },
  { language: 'en', text: 'dolphins', wanted: /cetaceos|barco-calas/ },
  { language: 'en', text: 'snorkelling', wanted: /kayak-herradura/ },
  { language: 'en', text: 'food tour', wanted: foods },
  { language: 'de', text: 'Radtour', wanted: bikes },
  { language: 'de', text: 'Bootsfahrt', wanted: boats },
  { language: 'de', text: 'Burg', wanted: castles },
  { language: 'de', text: 'Strand', wanted: beaches },
  { language: 'de', text: 'Sternenhimmel', wanted: stars },
  { language: 'de', text: 'Sonnenuntergang', wanted: sunsets },
  { language: 'de', text: 'Flamencoshow', wanted: flamencoShows },
  { language: 'de', text: 'Delfine', wanted: /cetaceos|barco-calas/ },
  { language: 'fr', text: 'balade en bateau', wanted: boats },
  { language: 'fr', text: 'château', wanted: castles },
  { language: 'fr', text: 'plage', wanted: beaches },
  { language: 'fr', text: 'coucher de soleil', wanted: sunsets },
  { language: 'fr', text: 'dégustation de vin', wanted: wines },
  { language: 'fr', text: 'vélo', wanted: bikes },
  { language: 'pt', text: 'passeio de barco', wanted: boats },
  { language: 'pt', text: 'castelo', wanted: castles },
  { language: 'pt', text: 'praia', wanted: beaches },
  { language: 'pt', text: 'prova de vinhos', wanted: wines },
  { language: 'pt', text: 'golfinhos', wanted: /cetaceos|barco-calas/ },
  { language: 'pt', text: 'estrelas', wanted: stars },
  { language: 'pt', text: 'aves', wanted: birds },
  // Places and languages.
  { language: 'es', text: 'grazalema', wanted: /pinsapar-grazalema/ },
  { language: 'es', text: 'guía en alemán', wanted: 'in-de' },
  { language: 'en', text: 'things to do in granada', wanted: { province: 'granada' } },
  { language: 'en', text: 'sherry tasting jerez', wanted: /bodega-jerez/ },
  { language: 'fr', text: 'guide en français', wanted: 'in-fr' },
  { language: 'pt', text: 'serra nevada', wanted: /sierra-nevada/ },
  {
    language: 'es',
    text: 'excursiones desde Sevilla',
    wanted: /torre-oro|maria-luisa|cerro-del-hierro|dehesa-cazalla/
  },
  { language: 'de', text: 'Bootsausflug', wanted: boats },
  { language: 'fr', text: 'promenade à cheval', wanted: horses },
  // Moments and company.
  { filters: saturdayMorning, language: 'es', text: 'la mañana del sábado', wanted: everything },
  { filters: saturdayMorning, language: 'es', text: 'sábado por la mañana', wanted: everything },
  { filters: fridayAfternoon, language: 'es', text: 'kayak la tarde del viernes', wanted: /^kayak/ },
  { filters: saturdayMorning, language: 'en', text: 'saturday morning', wanted: everything },
  { filters: saturdayMorning, language: 'fr', text: 'le matin du samedi', wanted: everything },
  { filters: saturdayMorning, language: 'pt', text: 'manhã de sábado', wanted: everything },
  { filters: tomorrowMorning, language: 'fr', text: 'demain matin', wanted: everything },
  { filters: tomorrowMorning, language: 'pt', text: 'amanhã de manhã', wanted: everything },
  {
    filters: { ...family, when: 'weekend' },
    language: 'es',
    text: 'este finde con niños',
    wanted: everything
  },
  { filters: two, language: 'de', text: 'für zwei Personen', wanted: everything },
  { filters: two, language: 'fr', text: 'pour deux personnes', wanted: everything },
  { filters: { when: 'mayo' }, language: 'es', text: 'Mayo', wanted: everything },
  // A feast is no weekday.
  { language: 'es', text: 'viernes santo', wanted: nothing },
  { language: 'es', text: 'domingo de ramos', wanted: nothing },
  { language: 'en', text: 'good friday', wanted: nothing },
  { language: 'fr', text: 'vendredi saint', wanted: nothing },
  { language: 'pt', text: 'sexta-feira santa', wanted: nothing },
  // Words of things nobody offers are no errors, and errors are mended to words of the page.
  { language: 'es', text: 'tren', wanted: nothing },
  { language: 'es', text: 'cine', wanted: nothing },
  { language: 'es', text: 'metro', wanted: nothing },
  { language: 'de', text: 'Ostern', wanted: nothing },
  { language: 'en', text: 'yacht', wanted: nothing },
  { language: 'pt', text: 'vela', wanted: nothing },
  { language: 'es', meant: 'caballo', text: 'caballlo', wanted: nothing },
  { language: 'es', meant: 'estrellas', text: 'esterllas', wanted: nothing },
  { language: 'es', meant: 'senderismo', text: 'senderimo', wanted: nothing },
  { language: 'de', meant: 'wandern', text: 'Wandrn', wanted: nothing },
  { language: 'en', meant: 'seville', text: 'sevile', wanted: nothing },
  { language: 'es', meant: 'monumentos', text: 'monumetos', wanted: nothing },
  { language: 'es', meant: 'caballos', text: 'cavlos', wanted: nothing },
  { language: 'de', meant: 'flamenco', text: 'Flamneco', wanted: nothing },
  { language: 'fr', meant: 'Randonnée', text: 'sandonnée', wanted: nothing },
  // A couple, an hour, a feast, and whose dog it is.
  { filters: couple, language: 'es', text: 'kayak en pareja', wanted: kayaks },
  { filters: couple, language: 'en', text: 'as a couple', wanted: everything },
  { filters: couple, language: 'de', text: 'Kajak zu zweit', wanted: kayaks },
  { filters: couple, language: 'fr', text: 'kayak en couple', wanted: kayaks },
  { filters: couple, language: 'pt', text: 'caiaque em casal', wanted: kayaks },
  { filters: afternoon, language: 'es', text: 'a las 18:00', wanted: everything },
  { filters: afternoon, language: 'en', text: 'kayak at 6 pm', wanted: kayaks },
  { filters: afternoon, language: 'de', text: 'um 18 Uhr', wanted: everything },
  { filters: afternoon, language: 'fr', text: 'kayak à 18 h', wanted: kayaks },
  { filters: afternoon, language: 'pt', text: 'às 18h', wanted: everything },
  { filters: december, language: 'es', text: 'kayak en navidad', wanted: kayaks },
  { filters: december, language: 'en', text: 'Christmas', wanted: everything },
  { filters: december, language: 'de', text: 'zu Weihnachten', wanted: everything },
  { filters: december, language: 'fr', text: 'à Noël', wanted: everything },
  { filters: december, language: 'pt', text: 'no Natal', wanted: everything },
  { language: 'es', text: 'con nuestro perro', wanted: 'dogs' },
  { language: 'en', text: 'with our dog', wanted: 'dogs' },
  { language: 'de', text: 'mit meinem Hund', wanted: 'dogs' },
  { language: 'fr', text: 'avec mon chien', wanted: 'dogs' },
  { language: 'pt', text: 'com o meu cão', wanted: 'dogs' }
]
