import { z } from 'zod'

import type { Experience, MetaMenu } from '#domain/catalogue/experience.ts'
import { readAddress } from '#contract/fields/address.ts'
import { address, flag, list, localizedName, words } from '#contract/fields/fields.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'

const nothing = { en: 'nothing', es: 'nada' }
const meta = z.object({
  logo: field(
    list(
      z.object({
        url: field(address, {
          label: { en: 'Address', es: 'Dirección' },
          help: { en: 'An https address or an own path.', es: 'Una dirección https o una ruta propia.' },
          missing: nothing,
          example: '/logos/nerja.webp'
        })
      })
    ),
    {
      label: { en: 'Logo', es: 'Logotipo' },
      help: { en: 'The first one is shown.', es: 'Se muestra el primero.' },
      missing: nothing,
      example: [{ url: '/logos/nerja.webp' }]
    }
  ),
  menu: field(flag, {
    label: { en: 'In the menu', es: 'En el menú' },
    help: { en: 'Stands in the menu of the site.', es: 'Sale en el menú de la web.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  menuNombre: field(localizedName, {
    label: { en: 'Name in the menu', es: 'Nombre en el menú' },
    help: { en: 'Shorter than its own, where that is long.', es: 'Más corto que el suyo, si es largo.' },
    missing: { en: 'its name', es: 'su nombre' },
    example: { es: 'Nerja' }
  })
})

export const metaFields = {
  metaExp: field(flag, {
    label: { en: 'Is a meta experience', es: 'Es una meta experiencia' },
    help: {
      en: 'Gathers other experiences. It is a place: its page shows no price, times, cancellation or opinion form of its own.',
      es: 'Reúne otras experiencias. Es un lugar: su página no enseña precio, horario, cancelación ni formulario de opiniones propios.'
    },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  meta: field(meta.nullish(), {
    label: { en: 'Meta experience', es: 'Meta experiencia' },
    help: {
      en: 'Of a meta experience: whether it is in the menu, with which name and logo.',
      es: 'De una meta experiencia: si está en el menú, con qué nombre y logotipo.'
    },
    missing: { en: 'not in the menu', es: 'no está en el menú' },
    example: { logo: [{ url: '/logos/nerja.webp' }], menu: true, menuNombre: { es: 'Nerja' } },
    control: 'group'
  }),
  metas: field(words, {
    label: { en: 'Metas it belongs to', es: 'Metas a las que pertenece' },
    help: { en: 'The meta experiences that show it.', es: 'Las meta experiencias que la muestran.' },
    missing: { en: 'none', es: 'ninguna' },
    example: ['nerja'],
    control: 'references',
    refersTo: 'experiencias'
  })
}

type MetaFields = z.output<z.ZodObject<typeof metaFields>>

export function readMeta(doc: MetaFields, note: Note) {
  return {
    isDestination: doc.metaExp,
    metaMenu: readMetaMenu(doc, note),
    destinationIds: doc.metas
  } satisfies Partial<Experience>
}

function readMetaMenu({ meta: written, metaExp }: MetaFields, note: Note): MetaMenu | null {
  if (!metaExp || !written) return null
  const logoUrl = readAddress('meta.logo.0.url', written.logo[0]?.url ?? null, note)
  return { isInMenu: written.menu, logoUrl, menuName: written.menuNombre }
}
