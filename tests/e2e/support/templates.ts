import { kayak } from '../../fixtures/site.ts'

/** One page of every template that differs from the others in its parts. */
export const templates = [
  '/404',
  '/accesibilidad',
  '/agenda',
  '/andalucia/experiencias/listado/pagina/2',
  '/aviso-legal',
  '/bienvenida/casa-burriana',
  '/buscar',
  '/contacto',
  '/eligeprovincia',
  '/empresas',
  '/empresas/mar-de-maro',
  '/error',
  `/experiencias/${kayak.slug}`,
  '/experiencias/castillo-pueblo-velez-blanco-indalo',
  '/experiencias/nerja-y-maro',
  '/login',
  '/malaga',
  '/malaga/experiencias/listado/senderismo',
  '/meta',
  '/meta/nerja-y-maro',
  '/plan',
  '/precios',
  '/preguntas-frecuentes',
  '/recibo-de-privacidad',
  '/sin-conexion',
  '/socios',
  '/socios/insertar'
]

/** Pages that show people their own things, and settle. */
export const ownPages = ['/compras', '/estudio', '/experiencias']

/** Pages that redirect visitors: at once, and where there is no account. */
export const leadingOn = ['/', '/perfil']

/** The address of a template in German, whose words are the longest. */
export function inGerman(template: string): string {
  return template === '/' ? '/de' : `/de${template}`
}
