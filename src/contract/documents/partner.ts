import { z } from 'zod'
import type { PartnerKind } from '#domain/partner/mode.ts'
import type { Partner, PartnerLink } from '#domain/partner/partner.ts'
import { isOwnPath, readAddress } from '#contract/fields/address.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import {
  address,
  flag,
  line,
  list,
  localizedLine,
  localizedName,
  longestName,
  plainText,
  required,
  statedEnd,
  statedFlag
} from '#contract/fields/fields.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf, provinceOptions } from '#contract/schema/options.ts'
import { type Host, longestTips, maxSpots, type PartnerSpot, type Tip } from '#domain/partner/host.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { coordinates, readPosition, readProvince } from '#contract/fields/place.ts'

/** A partner's fields about its own house, for greeting its guests and telling its codes apart. */
const hostFields = {
  consejos: field(list(z.object({ experiencia: line, texto: localizedLine })), {
    label: { en: 'Tips', es: 'Consejos' },
    help: {
      en: 'At most 6, in their order: the id of an experience, and a sentence per language.',
      es: 'Seis como mucho, en su orden: el id de una experiencia y una frase por idioma.'
    },
    missing: { en: 'no tips', es: 'sin consejos' },
    example: [{ experiencia: 'ma-kayak-maro', texto: { es: 'Ve a primera hora.' } }]
  }),
  coordenadas: field(coordinates, {
    label: { en: 'Coordinates', es: 'Coordenadas' },
    help: {
      en: 'Where the house is; what is near is counted from here.',
      es: 'Dónde está la casa; desde aquí se cuenta lo que hay cerca.'
    },
    missing: { en: 'the town is said instead of distances', es: 'se dice el pueblo en vez de distancias' },
    example: { lat: 36.7466, lng: -3.879 }
  }),
  municipio: field(plainText(longestName), {
    label: { en: 'Municipality', es: 'Municipio' },
    help: { en: 'Its name.', es: 'Su nombre.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'Nerja'
  }),
  provincia: field(line, {
    label: { en: 'Province', es: 'Provincia' },
    help: { en: 'Of its town.', es: 'La de su localidad.' },
    missing: { en: 'that of what is nearest', es: 'la de lo más cercano' },
    example: '29',
    control: 'choice',
    options: provinceOptions
  }),
  saludo: field(statedFlag, {
    label: { en: 'Greeting', es: 'Saludo' },
    help: {
      en: 'Whether guests are greeted with the name of the house.',
      es: 'Si se saluda a los huéspedes con el nombre de la casa.'
    },
    missing: { en: 'yes', es: 'sí' },
    example: false
  }),
  sitios: field(list(z.object({ id: line, nombre: plainText(longestName) })), {
    label: { en: 'Places with a code', es: 'Sitios con código' },
    help: {
      en: 'At most 60 places with a code of their own. Ids are on paper: a name may change, an id stays.',
      es: 'Sesenta como mucho, cada uno con su código. Los id están impresos: un nombre puede cambiar, un id no.'
    },
    missing: { en: 'one code for all', es: 'un código para todo' },
    example: [{ id: 'mesa', nombre: 'Tarjeta de la mesa' }]
  })
}

const fieldsOfHost = z.object(hostFields)
type HostFields = z.output<typeof fieldsOfHost>

const spotWords = {
  expected: 'minúsculas, cifras y guiones, distinto de los demás, por ejemplo recepcion',
  problem: 'ese id no vale para un sitio'
} as const
const tipWords = { expected: 'el id de una experiencia', problem: 'falta «experiencia»' } as const
const tooManyTips = {
  expected: `${longestTips} consejos como mucho`,
  problem: 'hay demasiados consejos'
} as const
const tooManySpots = { expected: `${maxSpots} sitios como mucho`, problem: 'hay demasiados sitios' } as const

function readHost(doc: HostFields, note: Note): Host {
  return {
    isGreeting: doc.saludo ?? true,
    municipality: doc.municipio,
    position: readPosition('coordenadas', doc.coordenadas, note),
    province: readProvince(doc.provincia, note),
    spots: readSpots(doc.sitios, note),
    tips: readTips(doc.consejos, note)
  }
}

function readTips(written: HostFields['consejos'], note: Note): Tip[] {
  if (written.length > longestTips) note('consejos', tooManyTips, written.length)
  const known = new Set<string>()
  return written.slice(0, longestTips).flatMap(({ experiencia: experienceId, texto: text }, index) => {
    if (experienceId === null) note(`consejos.${index}.experiencia`, tipWords, undefined)
    if (experienceId === null || known.has(experienceId)) return []
    known.add(experienceId)
    return [{ experienceId, text }]
  })
}

function readSpots(written: HostFields['sitios'], note: Note): PartnerSpot[] {
  if (written.length > maxSpots) note('sitios', tooManySpots, written.length)
  const known = new Set<string>()
  return written.slice(0, maxSpots).flatMap(({ id, nombre: name }, index) => {
    if (!isSpotId(id) || known.has(id)) {
      note(`sitios.${index}.id`, spotWords, id)
      return []
    }
    known.add(id)
    return [{ id, name: name ?? id }]
  })
}

const kinds = new Map<string, PartnerKind>([
  ['rentacar', 'rentacar'],
  ['viviendas-turisticas', 'tourist-housing'],
  ['other', 'other']
])

/** A document of `partners`. Fields it does not name are left alone. */
export const partnerDocument = z.object({
  ...hostFields,
  activo: field(statedFlag, {
    label: { en: 'Active', es: 'Activo' },
    help: {
      en: 'No: the partnership has ended, and its codes lead to the site without its name.',
      es: 'No: la colaboración ha acabado, y sus códigos llevan a la web sin su nombre.'
    },
    missing: { en: 'yes', es: 'sí' },
    example: true
  }),
  enlaceNombre: field(localizedName, {
    label: { en: 'Link in the menu', es: 'Enlace del menú' },
    help: { en: 'What the link to its page is called.', es: 'Cómo se llama el enlace a su página.' },
    missing: { en: 'its short name', es: 'su nombre corto' },
    example: { es: 'Tu casa en Nerja' }
  }),
  enlaces: field(list(z.object({ enlace: address, redireccionar: flag, redireccionarUrl: address })), {
    label: { en: 'Links', es: 'Enlaces' },
    help: {
      en: 'Paths of this site, and where they lead its guests instead: an https address or an own path.',
      es: 'Rutas de esta web, y a dónde llevan a sus huéspedes: una dirección https o una ruta propia.'
    },
    missing: { en: 'every path as for everybody', es: 'cada ruta como para todos' },
    example: [{ enlace: '/malaga/experiencias/listado', redireccionar: true, redireccionarUrl: '/plan' }]
  }),
  hasta: field(statedEnd, {
    label: { en: 'Until', es: 'Hasta' },
    help: {
      en: 'The last day of the partnership: it ends with the first publication after it, at midnight at the latest.',
      es: 'El último día de la colaboración: acaba con la primera publicación después, a medianoche como tarde.'
    },
    missing: { en: 'without end', es: 'sin fin' },
    example: '2027-12-31'
  }),
  idExteriorEncriptado: field(line, {
    label: { en: 'Id in the ticket shop', es: 'Id en la tienda de entradas' },
    help: { en: 'As the ticket shop names it.', es: 'Como la llama la tienda de entradas.' },
    missing: { en: 'the shop is not told', es: 'no se dice a la tienda' },
    example: 'a1b2c3'
  }),
  nombre: field(required(plainText(longestName), 'un texto'), {
    label: { en: 'Name', es: 'Nombre' },
    help: { en: 'Plain text, the same in all languages.', es: 'Sin html, igual en todos los idiomas.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: 'Casa del Mar'
  }),
  nombreCorto: field(plainText(longestName), {
    label: { en: 'Short name', es: 'Nombre corto' },
    help: {
      en: 'Where the whole name is too long; behind /p/ it is the address on paper.',
      es: 'Donde el nombre entero no cabe; detrás de /p/ es la dirección en papel.'
    },
    missing: { en: 'its name, and its id behind /p/', es: 'su nombre, y su id detrás de /p/' },
    example: 'Casa Mar'
  }),
  tipoColaborador: field(line, {
    label: { en: 'Kind', es: 'Tipo' },
    help: { en: 'How the site works for its visitors.', es: 'Cómo funciona la web para sus visitas.' },
    missing: { en: 'as one of another kind', es: 'como de otro tipo' },
    example: 'viviendas-turisticas',
    control: 'choice',
    options: optionsOf([...kinds.keys()])
  })
})

type LinkFields = z.output<typeof partnerDocument>['enlaces'][number]

export const decodePartner = documentDecoder('partners', partnerDocument, (doc, id, note): Partner => ({
  externalId: doc.idExteriorEncriptado,
  host: readHost(doc, note),
  id,
  kind: readKind(doc.tipoColaborador, note),
  linkName: doc.enlaceNombre,
  links: doc.enlaces.flatMap((link, index) => readLink(`enlaces.${index}`, link, note)),
  name: doc.nombre,
  partnership: { isActive: doc.activo ?? true, until: doc.hasta },
  shortName: doc.nombreCorto
}))

function readKind(name: string | null, note: Note): PartnerKind {
  const kind = kinds.get(name ?? 'other')
  if (kind) return kind
  note(
    'tipoColaborador',
    { expected: `uno de: ${[...kinds.keys()].join(', ')}`, problem: 'tipo de colaborador desconocido' },
    name
  )
  return 'other'
}

function readLink(field: string, link: LinkFields, note: Note): PartnerLink[] {
  const { enlace: path, redireccionar: redirects, redireccionarUrl: target } = link
  if (path === null || !isOwnPath(path)) {
    note(
      `${field}.enlace`,
      { expected: 'por ejemplo /malaga/experiencias/listado', problem: 'no es una dirección de este sitio' },
      path
    )
    return []
  }
  if (redirects && target === null) {
    note(
      `${field}.redireccionarUrl`,
      { expected: 'a dónde redirigir', problem: 'falta «redireccionarUrl»' },
      undefined
    )
  }
  return [{ path, redirectTo: redirects ? readAddress(`${field}.redireccionarUrl`, target, note) : null }]
}
