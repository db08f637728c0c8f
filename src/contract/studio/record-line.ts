import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import type { StudioDeed } from '#domain/studio/record.ts'

/** What was done, as it is stored. */
export const deedNames = {
  answer: 'responder',
  create: 'crear',
  delete: 'borrar',
  propose: 'proponer',
  restore: 'restaurar',
  roles: 'papeles',
  save: 'guardar'
} as const satisfies Record<StudioDeed, string>

export const deeds = {
  borrar: 'delete',
  crear: 'create',
  guardar: 'save',
  papeles: 'roles',
  proponer: 'propose',
  responder: 'answer',
  restaurar: 'restore'
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
