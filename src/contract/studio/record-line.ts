import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import type { StudioDeed } from '#domain/studio/record.ts'

/** What was done, as it is stored. */
export const deedNames = {
  'cancel-plan': 'desprogramar',
  create: 'crear',
  delete: 'borrar',
  'plan-failed': 'no-programado',
  'plan-publish': 'programar-publicar',
  'plan-withdraw': 'programar-retirar',
  'publish-planned': 'publicar-programado',
  answer: 'responder',
  propose: 'proponer',
  restore: 'restaurar',
  'restore-all': 'volver',
  roles: 'papeles',
  save: 'guardar',
  'withdraw-planned': 'retirar-programado'
} as const satisfies Record<StudioDeed, string>

export const deeds = {
  borrar: 'delete',
  crear: 'create',
  desprogramar: 'cancel-plan',
  guardar: 'save',
  'no-programado': 'plan-failed',
  papeles: 'roles',
  'programar-publicar': 'plan-publish',
  'programar-retirar': 'plan-withdraw',
  'publicar-programado': 'publish-planned',
  restaurar: 'restore',
  volver: 'restore-all',
  'retirar-programado': 'withdraw-planned',
  proponer: 'propose',
  responder: 'answer'
} as const satisfies Record<(typeof deedNames)[StudioDeed], StudioDeed>

const stored = z.object({
  campos: z.array(z.string()),
  donde: z.string(),
  fecha: z.string(),
  que: z.enum(Object.values(deedNames)),
  quien: z.string()
})

export interface StoredLine {
  deed: StudioDeed
  fields: string[]
  moment: string
  uid: string
  where: string
}

/** A line of the record as the database has it; null for what cannot be read. */
export const readRecordLine = readerOf<StoredLine>(
  z.pipe(
    stored,
    z.transform(({ campos, donde, fecha, que, quien }) => ({
      deed: deeds[que],
      fields: campos,
      moment: fecha,
      uid: quien,
      where: donde
    }))
  )
)
