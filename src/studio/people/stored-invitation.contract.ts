import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import { type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import type { Invitation } from './invitation.ts'
import { rightsCodec } from './people.call.ts'

export const invitationCollection = 'invitaciones'

interface StoredInvitation extends Omit<Invitation, 'id'> {
  /** Who invited: the uid. */
  by: string
  /** Print of the secret in the link. */
  print: string
}

const stored: ObjectCodec<StoredInvitation> = objectCodec({
  by: ['por', z.string()],
  email: ['correo', z.string()],
  print: ['huella', z.string()],
  rights: ['papeles', rightsCodec],
  until: ['hasta', z.iso.datetime()]
})

/** A document of `invitaciones`. The database removes it after `caduca`. */
export function encodeInvitation(value: StoredInvitation) {
  return { ...z.encode(stored, value), caduca: new Date(value.until) }
}

export const readInvitation = readerOf<StoredInvitation>(stored)
