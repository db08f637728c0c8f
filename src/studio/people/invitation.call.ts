import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { text } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import { shortestPassword } from '#domain/account/login-forms.ts'
import type { StudioRights } from '#domain/account/rights.ts'
import { isMailAddress } from '#domain/mail/mail.ts'
import type {
  Acceptance,
  Invitation,
  InvitationKey,
  InvitationRequest,
  OpenInvitation,
  SentInvitation
} from './invitation.ts'
import { rightsCodec } from './people.call.ts'

const part = z.string().check(z.regex(/^[\w-]{1,64}$/))
const key = { id: part, secret: ['clave', part] } as const
const address = z.string().check(z.refine(isMailAddress))

const invitation = objectCodec({
  email: ['correo', address],
  id: part,
  rights: ['papeles', rightsCodec],
  until: ['hasta', z.iso.datetime()]
})

/** `estudioInvitar`: roles wait for an address that has no account, and a mail with a link goes there. Once more, it takes the place of the invitation before. */
export const estudioInvitar = defineCall<InvitationRequest, SentInvitation>(
  'estudioInvitar',
  objectCodec({ email: ['correo', address], rights: ['papeles', rightsCodec] }),
  objectCodec({
    invitation: ['invitacion', invitation],
    isMailed: ['porCorreo', z.boolean()],
    secret: ['clave', part]
  })
)

/** `estudioInvitaciones`: the invitations that wait, for administrators. */
export const estudioInvitaciones = defineCall<object, Invitation[]>(
  'estudioInvitaciones',
  z.object({}),
  z.array(invitation),
  { by: 'administrator', data: {} }
)

/** `estudioRetirarInvitacion`: takes one back; its link holds no longer. */
export const estudioRetirarInvitacion = defineCall<Pick<Invitation, 'id'>, true>(
  'estudioRetirarInvitacion',
  objectCodec({ id: part }),
  z.literal(true),
  { by: 'administrator', data: { id: 'ninguna' } }
)

/** `estudioInvitacion`: whom a link invites, for who has the link. */
export const estudioInvitacion = defineCall<InvitationKey, OpenInvitation>(
  'estudioInvitacion',
  objectCodec(key),
  objectCodec({ email: ['correo', address], hasAccount: ['tieneCuenta', z.boolean()] })
)

const longestPassword = 200

/** `estudioAceptarInvitacion`: makes the account, with its address verified by the link, and gives it its roles. */
export const estudioAceptarInvitacion = defineCall<Acceptance, StudioRights>(
  'estudioAceptarInvitacion',
  objectCodec({
    ...key,
    password: ['contrasena', z.nullable(text(longestPassword).check(z.minLength(shortestPassword)))]
  }),
  rightsCodec
)
