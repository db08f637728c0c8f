import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id, moment, nullable } from '#contract/fields/plain-fields.ts'
import { recordFields } from './record-line.contract.ts'
import { author } from '#studio/document/wire-values.contract.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { RecordPage } from './record.ts'

import { next } from '#studio/document/documents.call.ts'

export interface RecordRequest {
  /** The `next` of the page before; null for the first one. */
  before: string | null
}

const line = objectCodec({
  ...recordFields,
  author: ['quien', author],
  id,
  person: ['persona', z.nullable(author)]
})

/** `estudioRegistro`: who did what in the studio, the newest first, about 100 at once. */
export const estudioRegistro = defineCall<RecordRequest, RecordPage>(
  'estudioRegistro',
  objectCodec({ before: ['antes', nullable(moment)] }),
  objectCodec({ lines: ['lineas', z.array(line)], next })
)
