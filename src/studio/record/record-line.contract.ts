import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import { enumCodec, type ObjectCodec, objectCodec } from '#contract/values/codecs.ts'
import type { StudioAction } from './record.ts'

/** Action of the record, as it is stored and sent. */
const studioAction = enumCodec<StudioAction>({
  answer: 'responder',
  'cancel-plan': 'desprogramar',
  'change-planned': 'cambiar-programado',
  confirm: 'confirmar',
  create: 'crear',
  delete: 'borrar',
  'plan-change': 'programar-cambio',
  'plan-failed': 'no-programado',
  'plan-publish': 'programar-publicar',
  'plan-withdraw': 'programar-retirar',
  propose: 'proponer',
  'publish-planned': 'publicar-programado',
  restore: 'restaurar',
  'restore-all': 'volver',
  roles: 'papeles',
  save: 'guardar',
  'withdraw-planned': 'retirar-programado'
})

export const recordFields = {
  action: ['que', studioAction],
  fields: ['campos', z.array(z.string())],
  moment: ['fecha', z.string()],
  title: ['titulo', z.nullish(z.string())],
  where: ['donde', z.string()]
} as const

export interface StoredLine {
  action: StudioAction
  fields: readonly string[]
  moment: string
  /** Of a document that was deleted: nobody could look it up any more. */
  title?: string | null
  uid: string
  where: string
}

/** A line of the record as the database has it. */
export const storedLine: ObjectCodec<StoredLine> = objectCodec({
  ...recordFields,
  uid: ['quien', z.string()]
})

/** Null for what cannot be read. */
export const readRecordLine = readerOf<StoredLine>(storedLine)
