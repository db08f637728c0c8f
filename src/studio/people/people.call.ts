import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, text } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import { maxCompanies, maxPartners, type StudioRights } from '#domain/account/rights.ts'
import type { StudioPerson } from './studio-person.ts'
import { languages } from '#domain/text/locale.ts'

export const rightsCodec = objectCodec({
  companies: ['empresas', z.array(id).check(z.maxLength(maxCompanies))],
  isAdmin: ['admin', z.boolean()],
  isEditor: ['editor', z.boolean()],
  languages: ['idiomas', z.array(z.enum(languages)).check(z.maxLength(languages.length))],
  partners: ['socios', z.array(id).check(z.maxLength(maxPartners))]
})

const person = objectCodec({
  email: ['correo', z.nullable(z.string())],
  name: ['nombre', z.nullable(z.string())],
  rights: ['papeles', rightsCodec],
  uid: z.string()
})

/** `estudioSesion`: who calls, and what they may do in the studio. */
export const estudioSesion = defineCall<object, StudioPerson>('estudioSesion', z.object({}), person, {
  by: 'administrator',
  data: {}
})

/** `estudioPersonas`: all people with a role, for administrators. */
export const estudioPersonas = defineCall<object, StudioPerson[]>(
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
export const estudioDarPapeles = defineCall<RolesRequest, StudioPerson>(
  'estudioDarPapeles',
  objectCodec({
    rights: ['papeles', rightsCodec],
    who: ['persona', text(longestAddress).check(z.minLength(1))]
  }),
  person
)
