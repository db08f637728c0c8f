/** What the contract says about a place in a document. */
export interface FieldProblem {
  /** `precios.0.precios.adulto`; below a field, what follows its name. */
  path: string
  problem: string
  expected: string
  /** Whether the document cannot be shown with it; else this value alone is ignored. */
  isSerious: boolean
}

/** The problems of a field, each with the path below it. */
export function problemsBelow(problems: readonly FieldProblem[], name: string): FieldProblem[] {
  return problems.flatMap(problem => {
    if (problem.path === name) return [{ ...problem, path: '' }]
    return problem.path.startsWith(`${name}.`) ? [{ ...problem, path: problem.path.slice(name.length + 1) }] : []
  })
}

/** Those of the field itself, and not of one of its parts. */
export function ownProblems(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ path }) => path === '')
}
