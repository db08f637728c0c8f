import { z } from 'zod/mini'

import { id, text } from '#contract/fields/plain-fields.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import { mostCompanies, mostPartners, type StudioRights } from '#domain/studio/rights.ts'
import type { StudioPerson } from '#domain/studio/studio-person.ts'
import { languages } from '#domain/text/locale.ts'

import { defineCall } from '#contract/calls/call.ts'

const rights = z.object({
  admin: z.boolean(),
  editor: z.boolean(),
  empresas: z.array(id).check(z.maxLength(mostCompanies)),
  idiomas: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
  socios: z.array(id).check(z.maxLength(mostPartners))
})

function rightsIn({ admin, editor, empresas, idiomas, socios }: z.output<typeof rights>): StudioRights {
  return { companies: empresas, isAdmin: admin, isEditor: editor, languages: idiomas, partners: socios }
}

function encodeRights({
  companies,
  isAdmin,
  isEditor,
  languages: own,
  partners
}: StudioRights): z.output<typeof rights> {
  return {
    admin: isAdmin,
    editor: isEditor,
    empresas: [...companies],
    idiomas: [...own],
    socios: [...partners]
  }
}

const person = z.extend(writtenAuthor, { correo: z.nullable(z.string()), papeles: rights })

export function personIn({ correo, papeles, ...author }: z.output<typeof person>): StudioPerson {
  return { ...authorIn(author), email: correo, rights: rightsIn(papeles) }
}

export function answerPerson({ email, rights: own, ...author }: StudioPerson): z.output<typeof person> {
  return { ...answerAuthor(author), correo: email, papeles: encodeRights(own) }
}

/** `estudioSesion`: who calls, and what they may do in the studio. */
export const estudioSesion = defineCall<object, z.output<typeof person>>(
  'estudioSesion',
  z.object({}),
  person,
  { by: 'administrator', data: {} }
)

/** `estudioPersonas`: everybody who was given a role, for administrators. */
export const estudioPersonas = defineCall<object, z.output<typeof person>[]>(
  'estudioPersonas',
  z.object({}),
  z.array(person),
  { by: 'administrator', data: {} }
)

export interface RolesRequest {
  /** The verified address of an account, or its uid. */
  who: string
  /** All of its roles from now on: none takes them all away. */
  rights: StudioRights
}

const longestAddress = 320

/** `estudioDarPapeles`: gives an account its roles, or takes them away. It signs in anew everywhere. */
export const estudioDarPapeles = defineCall<RolesRequest, z.output<typeof person>>(
  'estudioDarPapeles',
  z.pipe(
    z.object({ papeles: rights, persona: text(longestAddress).check(z.minLength(1)) }),
    z.transform(({ papeles, persona }) => ({ rights: rightsIn(papeles), who: persona }))
  ),
  person
)

export function encodeRolesRequest({ rights: own, who }: RolesRequest) {
  return { papeles: encodeRights(own), persona: who }
}
