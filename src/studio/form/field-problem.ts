import type { DocumentProblem } from '#studio/document/studio-document.ts'

/** What the contract says about a place in a document; below a field, `field` is what follows its name. */
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

/** Those of the field itself, and not of one of its parts. */
export function ownProblems(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ field }) => field === '')
}
