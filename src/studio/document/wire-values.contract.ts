import { z } from 'zod/mini'

import { objectCodec } from '#contract/values/codecs.ts'
import type { DocumentProblem, KeptPart } from './studio-document.ts'

/** A person who works in the studio, as calls send one. */
export const author = objectCodec({ name: ['nombre', z.nullable(z.string())], uid: z.string() })

/** A problem of a document, as it travels. */
export const documentProblem = objectCodec({
  expected: ['seEspera', z.string()],
  field: ['campo', z.string()],
  isBlocking: ['impidePublicar', z.boolean()],
  problem: ['problema', z.string()],
  value: ['valor', z.string()]
})

/** For what answers without a call. */
export function writeProblem(problem: DocumentProblem): unknown {
  return z.encode(documentProblem, problem)
}

const keptTexts = 'textos'

/** Part of the document; the form by default. */
export const keptPart = [
  'parte',
  z.codec(z.nullish(z.literal(keptTexts)), z.custom<KeptPart>(), {
    decode: (part): KeptPart => (part === keptTexts ? 'texts' : 'document'),
    encode: part => (part === 'texts' ? keptTexts : null)
  })
] as const
