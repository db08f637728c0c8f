import { visitKeys } from '#domain/visit/visit-keys.ts'

/** The names in the query string of a listing. They are Spanish in every language, as the words of the addresses are. */
export const queryKeys = {
  access: 'acceso',
  adults: visitKeys.adults,
  ages: visitKeys.ages,
  allAges: 'apto',
  categories: 'categorias',
  children: visitKeys.children,
  dayParts: 'franja',
  from: 'desde',
  guides: 'guia',
  isByWhatsapp: 'whatsapp',
  isCancellable: 'cancelacion',
  isFree: 'gratis',
  lengths: 'duracion',
  order: 'orden',
  text: 'q',
  to: 'hasta',
  towns: 'municipio',
  transport: visitKeys.transport,
  view: 'vista',
  when: visitKeys.day
} as const

/** A filter can only use a name of this list: what the page does before its islands are here knows the list alone. */
export type QueryKey = (typeof queryKeys)[keyof typeof queryKeys]

/** Whether a query says anything about a listing: others, such as a partner's, do not concern it. */
export function isListingQuery(query: URLSearchParams): boolean {
  return Object.values(queryKeys).some(key => query.has(key))
}

/** The words for days in a query. They are Spanish in every language, as the words of the addresses are. */
export const dayWords = { today: 'hoy', tomorrow: 'manana', week: 'semana', weekend: 'finde' } as const
