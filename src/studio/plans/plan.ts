import type {
  Author,
  DocumentPlace,
  DocumentRow,
  PlannedAction,
  StudioCollection
} from '#studio/document/studio-document.ts'

/** Why a plan was not carried out: the document does not fit the contract, the person who planned it has lost the right to, or something else. */
export const planFailures = ['incomplete', 'role-lacks', 'failed'] as const

export interface PlanFailure {
  reason: (typeof planFailures)[number]
  /** The fields that keep the document from being published. */
  fields: readonly string[]
  /** ISO 8601. */
  moment: string
}

/** When a document goes online or off, and who said so. A document has one plan at most. */
export interface Plan {
  place: DocumentPlace
  action: PlannedAction
  /** ISO 8601. */
  moment: string
  author: Author
  /** It was due and was not carried out: it waits until an editor changes or cancels it. */
  failure: PlanFailure | null
}

/** Whether a document is already what an action would make of it. */
export function isFulfilled(action: PlannedAction, isDraft: boolean): boolean {
  return isDraft === (action === 'withdraw')
}

const mostAheadMs = 2 * 366 * 24 * 60 * 60 * 1000

/** Why a moment cannot be planned; null when it can. Both are in ISO 8601. */
export function momentProblem(moment: string, now: string): 'moment-far' | 'moment-past' | null {
  const ahead = Date.parse(moment) - Date.parse(now)
  if (ahead <= 0) return 'moment-past'
  return ahead > mostAheadMs ? 'moment-far' : null
}

/** Planned action of a document; null when there is none. */
export function planFor(plans: readonly Plan[], { collection, id }: DocumentPlace): Plan | null {
  return plans.find(({ place }) => place.collection === collection && place.id === id) ?? null
}

/** The rows of a collection with the plans of their documents; a row without one stays the same object. */
export function withPlans(
  collection: StudioCollection,
  rows: readonly DocumentRow[],
  plans: readonly Plan[]
): readonly DocumentRow[] {
  const own = plans.filter(({ place }) => place.collection === collection)
  if (own.length === 0) return rows
  const byId = new Map(own.map(plan => [plan.place.id, plan]))
  return rows.map(row => {
    const plan = byId.get(row.id)
    if (plan === undefined) return row
    const { action, failure, moment } = plan
    return { ...row, plan: { action, hasFailed: failure !== null, moment } }
  })
}
