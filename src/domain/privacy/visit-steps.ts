/** Steps of a visitor whom a partner sent: slugs of experiences that were opened, put into a plan, or whose booking was begun. */
export const stepKinds = ['opened', 'planned', 'booked'] as const
export type StepKind = (typeof stepKinds)[number]
export type VisitSteps = Readonly<Record<StepKind, readonly string[]>>

/** One of them. */
export interface VisitStep {
  kind: StepKind
  slug: string
}

export const noSteps: VisitSteps = { booked: [], opened: [], planned: [] }

/** Limit of one report for each kind; the rest comes with the next one. */
export const maxStepsReported = 20
/** Limit of the record of a visit for each kind. */
const maxStepsKept = 60

/** Steps by their kinds, as many as one report tells. */
export function stepsOf(steps: readonly VisitStep[]): VisitSteps {
  const slugsOf = (kind: StepKind) => {
    const slugs = steps.filter(step => step.kind === kind).map(({ slug }) => slug)
    return [...new Set(slugs)].slice(0, maxStepsReported)
  }
  return { booked: slugsOf('booked'), opened: slugsOf('opened'), planned: slugsOf('planned') }
}

/** Each step once, however often it was told. */
export function joinSteps(one: VisitSteps, other: VisitSteps): VisitSteps {
  const join = (kind: StepKind) => [...new Set([...one[kind], ...other[kind]])].slice(0, maxStepsKept)
  return { booked: join('booked'), opened: join('opened'), planned: join('planned') }
}

export function hasSteps(steps: VisitSteps): boolean {
  return stepKinds.some(kind => steps[kind].length > 0)
}
