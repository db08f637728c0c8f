import type { SearchFact } from '#domain/listing/terms/search-facts.ts'
import type { Language } from '#domain/text/locale.ts'

/** A question to the catalogue that comes with the product, and what a person says that its answer is. */
export interface SearchQuery {
  language: Language
  text: string
  /** What is right: by the slug of the experience, or by what its business says of it. Nothing else may come. */
  wanted: RegExp | SearchFact | { fact: SearchFact; slugs: RegExp }
  /** What it offers as meant, where it has a typing error. */
  meant?: string
  /** A page that has to be among the results, by its name. */
  page?: string
}

const kayaks = /^kayak/
const nothing = /^$/
const horses = /caballo-|ruta-caballo|paseo-caballo|^bodega-jerez/
const caves = /cueva|gruta|casas-cueva|cuevas-karst/
const oil = /aceite|olivar/

/** Sixty questions in five languages. Those of short words that are inside others, and of words that nothing is about, show what is no answer. */
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
  { language: 'es', text: 'a cabalo', meant: 'caballo', wanted: nothing },
  { language: 'es', text: 'estrelas', meant: 'estrellas', wanted: nothing },
  { language: 'es', text: 'hamam', wanted: /hammam|bano-arabe|banos-arabes-ronda/ },
  { language: 'es', text: 'caballos', wanted: horses },
  { language: 'es', text: 'estrellas', wanted: /estrellas/ },
  { language: 'es', text: 'cuevas', wanted: caves },
  { language: 'es', text: 'aceite', wanted: oil },
  { language: 'es', text: 'vino ronda', wanted: /vinas-altas-ronda/ },
  { language: 'es', text: 'Mar de Maro', page: 'Mar de Maro', wanted: nothing },
  { language: 'es', text: 'en alemán', wanted: 'in-de' },
  { language: 'es', text: 'golf', wanted: nothing },
  { language: 'es', text: 'paracaídas', wanted: nothing },
  { language: 'es', text: 'con niños', wanted: /corrales-rota|carabelas|olivar-almazara|taracea/ },
  { language: 'es', text: 'Alhambra', wanted: /alhambra/ },
  { language: 'en', text: 'kayak', wanted: kayaks },
  { language: 'en', text: 'horse riding', wanted: horses },
  { language: 'en', text: 'stargazing', wanted: /estrellas/ },
  { language: 'en', text: 'dog friendly', wanted: 'dogs' },
  { language: 'en', text: 'step-free', wanted: 'step-free' },
  { language: 'en', text: 'free', wanted: 'free' },
  { language: 'en', text: 'in German', wanted: 'in-de' },
  { language: 'en', text: 'wine tasting', wanted: /bodega-jerez|bodega-vinos|vinedos|vinas/ },
  { language: 'en', text: 'escape room', wanted: nothing },
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
  { language: 'pt', text: 'em português', wanted: 'in-pt' }
]
