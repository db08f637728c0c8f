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
  localizedName,
  longestName,
  plainText,
  required,
  statedEnd,
  statedFlag
} from '#contract/fields/fields.ts'

import { hostFields, readHost } from './partner-host.ts'

const kinds = new Map<string, PartnerKind>([
  ['rentacar', 'rentacar'],
  ['viviendas-turisticas', 'tourist-housing'],
  ['other', 'other']
])

/** A document of `partners`. Fields it does not name are left alone. */
export const partnerDocument = z.object({
  ...hostFields,
  activo: statedFlag,
  enlaceNombre: localizedName,
  enlaces: list(z.object({ enlace: address, redireccionar: flag, redireccionarUrl: address })),
  hasta: statedEnd,
  idExteriorEncriptado: line,
  nombre: required(plainText(longestName), 'un texto'),
  nombreCorto: plainText(longestName),
  tipoColaborador: line
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
