import { z } from 'zod/mini'

import type { KeptPart } from '#domain/studio/kept.ts'

const texts = 'textos'

/** What of a document is kept: without a word it is the document as the form has it. */
export const keptPart = [
  'parte',
  z.codec(z.nullish(z.literal(texts)), z.custom<KeptPart>(), {
    decode: (part): KeptPart => (part === texts ? 'texts' : 'document'),
    encode: part => (part === 'texts' ? texts : null)
  })
] as const
