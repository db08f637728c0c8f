import { z } from 'zod/mini'

import type { Author, DocumentProblem } from '#domain/studio/studio-document.ts'

/** Somebody who works in the studio, as they travel. */
export const writtenAuthor = z.object({ nombre: z.nullable(z.string()), uid: z.string() })

export function authorIn({ nombre, uid }: z.output<typeof writtenAuthor>): Author {
  return { name: nombre, uid }
}

export function answerAuthor({ name, uid }: Author): z.output<typeof writtenAuthor> {
  return { nombre: name, uid }
}

/** A problem of a document, as it travels. */
export const writtenProblem = z.object({
  campo: z.string(),
  impidePublicar: z.boolean(),
  problema: z.string(),
  seEspera: z.string(),
  valor: z.string()
})

export function problemIn(answer: z.output<typeof writtenProblem>): DocumentProblem {
  return {
    expected: answer.seEspera,
    field: answer.campo,
    isBlocking: answer.impidePublicar,
    problem: answer.problema,
    value: answer.valor
  }
}

export function answerProblem(problem: DocumentProblem): z.output<typeof writtenProblem> {
  return {
    campo: problem.field,
    impidePublicar: problem.isBlocking,
    problema: problem.problem,
    seEspera: problem.expected,
    valor: problem.value
  }
}
