import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, moment, nullable } from '#contract/fields/plain-fields.ts'
import { deedNames, deeds } from '#contract/studio/record-line.ts'
import { answerAuthor, authorIn, writtenAuthor } from '#contract/studio/travelling.ts'
import type { RecordPage } from '#domain/studio/record.ts'

export interface RecordRequest {
  /** The `next` of the page before; null for the first one. */
  before: string | null
}

const line = z.object({
  campos: z.array(z.string()),
  donde: z.string(),
  fecha: z.string(),
  id,
  persona: z.nullable(writtenAuthor),
  que: z.enum(Object.values(deedNames)),
  quien: writtenAuthor
})

const page = z.object({ lineas: z.array(line), siguiente: z.nullable(z.string()) })

/** `estudioRegistro`: who did what in the studio, the newest first, about 100 at once. */
export const estudioRegistro = defineCall<RecordRequest, z.output<typeof page>>(
  'estudioRegistro',
  z.pipe(
    z.object({ antes: nullable(moment) }),
    z.transform(({ antes }) => ({ before: antes }))
  ),
  page
)

export function encodeRecordRequest({ before }: RecordRequest) {
  return { antes: before }
}

export function recordIn({ lineas, siguiente }: z.output<typeof page>): RecordPage {
  return {
    lines: lineas.map(({ campos, donde, fecha, id: lineId, persona, que, quien }) => ({
      author: authorIn(quien),
      deed: deeds[que],
      fields: campos,
      id: lineId,
      moment: fecha,
      person: persona && authorIn(persona),
      where: donde
    })),
    next: siguiente
  }
}

export function answerRecord({ lines, next }: RecordPage): z.output<typeof page> {
  return {
    lineas: lines.map(({ author, deed, fields, id: lineId, moment: at, person, where }) => ({
      campos: [...fields],
      donde: where,
      fecha: at,
      id: lineId,
      persona: person && answerAuthor(person),
      que: deedNames[deed],
      quien: answerAuthor(author)
    })),
    siguiente: next
  }
}
