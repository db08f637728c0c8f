import type { DocumentProblem } from '#studio/document/studio-document.ts'

/** A problem at a place in a document. Below a field, `field` is the part after the field's name. */
export type FieldProblem = Pick<DocumentProblem, 'expected' | 'field' | 'isBlocking' | 'problem'>

/** The problems of a field, each with the path below it. */
export function problemsBelow(problems: readonly FieldProblem[], name: string): FieldProblem[] {
  return problems.flatMap(problem => {
    if (problem.field === name) return [{ ...problem, field: '' }]
    return problem.field.startsWith(`${name}.`)
      ? [{ ...problem, field: problem.field.slice(name.length + 1) }]
      : []
  })
}

/** Problems of the field itself, not of its parts. */
export function ownProblems(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ field }) => field === '')
}
