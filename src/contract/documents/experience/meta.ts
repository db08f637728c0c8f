import { z } from 'zod'

import type { Experience, MetaMenu } from '#domain/catalogue/experience.ts'
import { readAddress } from '#contract/fields/address.ts'
import { address, flag, list, localizedName, words } from '#contract/fields/fields.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'

const meta = z.object({
  logo: list(z.object({ url: address })),
  menu: flag,
  menuNombre: localizedName
})

export const metaFields = {
  metaExp: field(flag, {
    label: { en: 'Is a meta experience', es: 'Es una meta experiencia' },
    help: { en: 'Gathers other experiences.', es: 'Reúne otras experiencias.' },
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
    help: { en: 'Ids of meta experiences.', es: 'Ids de meta experiencias.' },
    missing: { en: 'none', es: 'ninguna' },
    example: ['nerja'],
    control: 'references'
  })
}

type MetaFields = z.output<z.ZodObject<typeof metaFields>>

export function readMeta(doc: MetaFields, note: Note) {
  return {
    isMeta: doc.metaExp,
    metaMenu: readMetaMenu(doc, note),
    metaIds: doc.metas
  } satisfies Partial<Experience>
}

function readMetaMenu({ meta: written, metaExp }: MetaFields, note: Note): MetaMenu | null {
  if (!metaExp || !written) return null
  const logoUrl = readAddress('meta.logo.0.url', written.logo[0]?.url ?? null, note)
  return { isInMenu: written.menu, logoUrl, menuName: written.menuNombre }
}
