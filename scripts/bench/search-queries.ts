import { noParty } from '#domain/visit/visit.ts'

import type { SearchQuery } from './search-query.ts'
import { visitorQueries } from './visitor-queries.ts'

const kayaks = /^kayak/
const nothing = /^$/
const horses = /caballo-|ruta-caballo|paseo-caballo|^bodega-jerez/
const caves = /cueva|gruta|casas-cueva|cuevas-karst/
const oil = /aceite|olivar/
const everything = /./
const flamenco = /flamenc|fandangos|recital-(guitarra|cante)|museo-guitarra/
const today = { when: 'today' }
const tonight = { dayParts: ['evening' as const], when: 'today' }
const withoutCar = { party: { ...noParty, isCarFree: true } }
const saturdayNight = { dayParts: ['evening' as const], when: 'sabado' }
const weekend = { when: 'weekend' }
const saturday = { when: 'sabado' }
const afterTomorrow = { when: 'afterTomorrow' }
const forChildren = { allAges: true }
const two = { party: { ...noParty, adults: 2 } }

/** 241 questions in five languages. Short words inside of others, and words that nothing is about, show what is no answer. */
export const searchQueries: readonly SearchQuery[] = [
  { language: 'es', text: 'kayak', wanted: kayaks },
  { language: 'es', text: 'kayak sevilla', page: 'Sevilla', wanted: /kayak-puentes/ },
  { language: 'es', text: 'quad', wanted: nothing },
  { language: 'es', text: 'escape room', wanted: nothing },
  { language: 'es', text: 'perro', page: '¿Puedo llevar a mi perro?', wanted: 'dogs' },
  { language: 'es', text: 'con perros', wanted: 'dogs' },
  { language: 'es', text: 'ronda tapas', wanted: nothing },
  { language: 'es', text: 'tapas granada', page: 'Granada', wanted: /tapas-realejo/ },
  { language: 'es', text: 'sin escalones', wanted: 'step-free' },
  { language: 'es', text: 'silla de ruedas', wanted: 'wheelchair' },
  { language: 'es', text: 'kayak con perro', wanted: { fact: 'dogs', slugs: kayaks } },
  { language: 'es', text: 'gratis', wanted: 'free' },
  { language: 'es', text: 'flamenko', wanted: /flamenc|fandangos|recital-(guitarra|cante)|museo-guitarra/ },
  { language: 'es', text: 'kayac', wanted: kayaks },
  { language: 'es', text: 'hamam', wanted: /hammam|bano-arabe|banos-arabes-ronda/ },
  { language: 'es', text: 'caballos', wanted: horses },
  { language: 'es', text: 'estrellas', wanted: /estrellas/ },
  { language: 'es', text: 'cuevas', wanted: caves },
  { language: 'es', text: 'aceite', wanted: oil },
  { language: 'es', text: 'vino ronda', wanted: /vinas-altas-ronda/ },
  { language: 'es', text: 'Mar de Maro', page: 'Mar de Maro', wanted: nothing },
  { language: 'es', text: 'en alemán', wanted: 'in-de' },
  { language: 'en', text: 'kayak', wanted: kayaks },
  { language: 'en', text: 'horse riding', wanted: /caballo-|ruta-caballo|paseo-caballo/ },
  { language: 'en', text: 'stargazing', wanted: /estrellas/ },
  { language: 'en', text: 'dog friendly', wanted: 'dogs' },
  { language: 'en', text: 'step-free', wanted: 'step-free' },
  { language: 'en', text: 'free', wanted: 'free' },
  { language: 'en', text: 'in German', wanted: 'in-de' },
  { language: 'en', text: 'wine tasting', wanted: /bodega-jerez|bodega-vinos|vinedos|vinas/ },
  { language: 'en', text: 'whale watching', wanted: /cetaceos/ },
  {
    language: 'en',
    text: 'Seville',
    page: 'Seville',
    wanted:
      /triana|torre-del-oro|torre-oro|parque-maria|dehesa-cazalla|cerro-del-hierro|alanis|italica|kayak-puentes|calle-feria|carmona|puerta-cordoba|dehesa-de-abajo/
  },
  { language: 'en', text: 'olive oil', wanted: oil },
  { language: 'en', text: 'birdwatching', wanted: /aves/ },
  { language: 'en', text: 'free cancellation', wanted: 'free-cancellation' },
  { language: 'de', text: 'Kajak', wanted: kayaks },
  { language: 'de', text: 'deutsch', wanted: 'in-de' },
  { language: 'de', text: 'mit Hund', wanted: 'dogs' },
  { language: 'de', text: 'Reiten', wanted: /caballo-|ruta-caballo|paseo-caballo/ },
  { language: 'de', text: 'Sterne', wanted: /estrellas/ },
  { language: 'de', text: 'barrierefrei', wanted: 'wheelchair' },
  { language: 'de', text: 'kostenlos', wanted: 'free' },
  { language: 'de', text: 'Weinprobe', wanted: /bodega-jerez|vinedos|vino-naranja|vinas/ },
  { language: 'de', text: 'Höhle', wanted: caves },
  { language: 'fr', text: 'gratuit', wanted: 'free' },
  { language: 'fr', text: 'avec chien', wanted: 'dogs' },
  { language: 'fr', text: 'randonnée', wanted: /sendero|ruta-pinsapar|ruta-torcal|caminata|paseo-volcanico/ },
  { language: 'fr', text: 'équitation', wanted: /caballo-|ruta-caballo|paseo-caballo/ },
  { language: 'fr', text: 'sans marches', wanted: 'step-free' },
  { language: 'pt', text: 'com cão', wanted: 'dogs' },
  { language: 'pt', text: 'grátis', wanted: 'free' },
  { language: 'pt', text: 'sem degraus', wanted: 'step-free' },
  { language: 'pt', text: 'em português', wanted: 'in-pt' },
  // Provinces by every name they have, alone and with another word.
  { language: 'es', page: 'Costa del Sol - Málaga', text: 'málaga', wanted: { province: 'malaga' } },
  { language: 'es', page: 'Costa del Sol - Málaga', text: 'malaga', wanted: { province: 'malaga' } },
  { language: 'es', page: 'Costa del Sol - Málaga', text: 'costa del sol', wanted: { province: 'malaga' } },
  {
    language: 'es',
    page: 'Costa del Sol - Málaga',
    text: 'Costa del Sol - Málaga',
    wanted: { province: 'malaga' }
  },
  { language: 'es', text: 'kayak málaga', wanted: { province: 'malaga', slugs: kayaks } },
  { language: 'es', text: 'kayak costa del sol', wanted: { province: 'malaga', slugs: kayaks } },
  { language: 'es', text: 'kayak en la Costa del Sol', wanted: { province: 'malaga', slugs: kayaks } },
  { language: 'es', text: 'kayak andalucía', wanted: kayaks },
  { language: 'es', text: 'sevilla', wanted: { province: 'sevilla' } },
  { language: 'es', text: 'cádiz', wanted: { province: 'cadiz' } },
  { language: 'es', text: 'córdoba', wanted: { province: 'cordoba' } },
  { language: 'en', text: 'kayak malaga', wanted: { province: 'malaga', slugs: kayaks } },
  { language: 'en', text: 'costa del sol', wanted: { province: 'malaga' } },
  { language: 'en', text: 'kayak Seville', wanted: { province: 'sevilla', slugs: kayaks } },
  { language: 'de', text: 'Kajak Málaga', wanted: { province: 'malaga', slugs: kayaks } },
  { language: 'de', text: 'Costa del Sol', wanted: { province: 'malaga' } },
  { language: 'fr', text: 'kayak Malaga', wanted: { province: 'malaga', slugs: kayaks } },
  { language: 'fr', text: 'Séville', wanted: { province: 'sevilla' } },
  { language: 'fr', text: 'Cordoue', wanted: { province: 'cordoba' } },
  { language: 'fr', text: 'Grenade', wanted: { province: 'granada' } },
  { language: 'pt', text: 'Sevilha', wanted: { province: 'sevilla' } },
  { language: 'pt', text: 'caiaque Málaga', wanted: { province: 'malaga', slugs: kayaks } },
  // Time becomes filters.
  { filters: today, language: 'es', text: 'hoy', wanted: everything },
  { filters: { when: 'tomorrow' }, language: 'es', text: 'mañana', wanted: everything },
  { filters: tonight, language: 'es', text: 'esta noche', wanted: everything },
  { filters: tonight, language: 'es', text: 'esta noche sevilla', wanted: { province: 'sevilla' } },
  { filters: { when: 'weekend' }, language: 'es', text: 'fin de semana', wanted: everything },
  { filters: { when: 'sabado' }, language: 'es', text: 'kayak el sábado', wanted: kayaks },
  { filters: { when: 'abril' }, language: 'es', text: 'kayak en abril', wanted: kayaks },
  { filters: today, language: 'en', text: 'kayak today', wanted: kayaks },
  { filters: tonight, language: 'en', text: 'flamenco tonight', wanted: flamenco },
  { filters: { when: 'domingo' }, language: 'en', text: 'on Sunday', wanted: everything },
  { filters: today, language: 'de', text: 'heute', wanted: everything },
  { filters: { when: 'weekend' }, language: 'de', text: 'Kajak am Wochenende', wanted: kayaks },
  { filters: { when: 'mayo' }, language: 'de', text: 'Kajak im Mai', wanted: kayaks },
  { filters: { when: 'tomorrow' }, language: 'fr', text: 'demain', wanted: everything },
  { filters: { when: 'weekend' }, language: 'fr', text: 'ce week-end', wanted: everything },
  { filters: today, language: 'pt', text: 'hoje', wanted: everything },
  { filters: { when: 'tomorrow' }, language: 'pt', text: 'amanhã', wanted: everything },
  // Party and car too.
  { filters: withoutCar, language: 'es', text: 'sin coche', wanted: everything },
  { filters: withoutCar, language: 'es', text: 'kayak sin coche', wanted: kayaks },
  { filters: two, language: 'es', text: 'kayak para dos', wanted: kayaks },
  { filters: withoutCar, language: 'en', text: 'without a car', wanted: everything },
  { filters: withoutCar, language: 'de', text: 'ohne Auto', wanted: everything },
  { filters: withoutCar, language: 'fr', text: 'sans voiture', wanted: everything },
  { filters: withoutCar, language: 'pt', text: 'sem carro', wanted: everything },
  // Words that introduce a time belong to it, and a part of the day to its day.
  { filters: weekend, language: 'de', text: 'dieses Wochenende', wanted: everything },
  { filters: weekend, language: 'es', text: 'en el fin de semana', wanted: everything },
  { filters: weekend, language: 'en', text: 'the weekend', wanted: everything },
  { filters: weekend, language: 'es', text: 'planes de fin de semana', wanted: everything },
  { filters: { when: 'nextWeekend' }, language: 'en', text: 'next weekend', wanted: everything },
  { filters: saturday, language: 'es', text: 'el próximo sábado', wanted: everything },
  { filters: saturday, language: 'de', text: 'nächsten Samstag', wanted: everything },
  { filters: saturday, language: 'fr', text: 'samedi prochain', wanted: everything },
  {
    filters: { dayParts: ['evening'], when: 'viernes' },
    language: 'es',
    text: 'viernes noche cádiz',
    wanted: { province: 'cadiz' }
  },
  { filters: saturdayNight, language: 'en', text: 'saturday night', wanted: everything },
  { filters: saturdayNight, language: 'fr', text: 'samedi soir', wanted: everything },
  { filters: saturdayNight, language: 'de', text: 'Samstagabend', wanted: everything },
  { filters: afterTomorrow, language: 'es', text: 'kayak pasado mañana', wanted: kayaks },
  { filters: afterTomorrow, language: 'en', text: 'the day after tomorrow', wanted: everything },
  { filters: afterTomorrow, language: 'de', text: 'übermorgen', wanted: everything },
  { filters: afterTomorrow, language: 'fr', text: 'après-demain', wanted: everything },
  { filters: afterTomorrow, language: 'pt', text: 'depois de amanhã', wanted: everything },
  // Children, with their article or without.
  { filters: forChildren, language: 'es', text: 'con los niños', wanted: everything },
  { filters: forChildren, language: 'en', text: 'kayak with the kids', wanted: kayaks },
  { filters: forChildren, language: 'de', text: 'mit den Kindern', wanted: everything },
  { filters: forChildren, language: 'fr', text: 'avec les enfants', wanted: everything },
  { filters: forChildren, language: 'pt', text: 'com as crianças', wanted: everything },
  { filters: forChildren, language: 'pt', text: 'crianças', wanted: everything },
  { filters: two, language: 'es', text: 'dos adultos', wanted: everything },
  // Common words.
  { language: 'es', text: 'ruta a caballo', wanted: /caballo-|ruta-caballo|paseo-caballo/ },
  { language: 'es', text: 'ruta málaga', wanted: /caminito|ruta-torcal|caballo-ermita|paseo-maro/ },
  {
    language: 'es',
    text: 'ruta con perro',
    wanted: { fact: 'dogs', slugs: /sendero|caminata|paseo-volcanico|ruta-(?!tapas)|via-verde/ }
  },
  { language: 'en', text: 'olive oil tour', wanted: oil },
  { language: 'en', text: 'horseback riding', wanted: /caballo-|ruta-caballo|paseo-caballo/ },
  { language: 'es', text: 'si llueve', wanted: 'indoor' },
  { language: 'en', text: 'if it rains', wanted: 'indoor' },
  { language: 'pt', text: 'caiaque', wanted: kayaks },
  // A correction is written as the page writes it, and a common word is none of another language.
  { language: 'es', meant: 'Málaga', text: 'málga', wanted: nothing },
  { language: 'es', text: 'pádel', wanted: nothing },
  // A beginning or an article is no failure.
  { language: 'es', text: 'a', wanted: nothing },
  { language: 'es', text: 'en el', wanted: nothing },
  { language: 'es', text: 'kay', wanted: kayaks },
  { language: 'es', text: 'Hoya de la Mora', wanted: nothing },
  // A wrong first letter is mended by the second stage.
  { language: 'es', meant: 'kayak', text: 'layak', wanted: nothing },
  { language: 'es', meant: 'caballo', text: 'vaballo', wanted: nothing },
  { language: 'en', meant: 'flamenco', text: 'glamenco', wanted: nothing },
  { language: 'de', meant: 'flamenco', text: 'Ylamenco', wanted: nothing },
  { language: 'es', text: 'xyzzy', wanted: nothing },
  { language: 'es', text: 'kayak quad', wanted: nothing },
  ...visitorQueries
]
