import { mergeChanges } from '#studio/document/editing.ts'
import { type Fields, isEmpty, type Patch, patchBetween } from '#studio/document/patch.ts'
import type {
  Author,
  DocumentPlace,
  DocumentRow,
  PlannedAction,
  RowPlan,
  StudioCollection
} from '#studio/document/studio-document.ts'
import type { Clash } from '#studio/document/three-way.ts'

/**
 * Why a plan was not carried out: the document would not fit the contract, the person who planned it has lost the right to, somebody else changed the same fields,
 * the document to be changed had gone offline, or something else.
 */
export const planFailures = ['incomplete', 'role-lacks', 'clash', 'withdrawn', 'failed'] as const

export interface PlanFailure {
  reason: (typeof planFailures)[number]
  /** The fields that keep the document from being published, or that somebody else changed. */
  fields: readonly string[]
  /** ISO 8601. */
  moment: string
}

/** Names a plan: a document has one to go online or off at most, and one change. */
export interface PlanKey {
  place: DocumentPlace
  action: PlannedAction
}

/** When a document goes online or off or is changed, and who said so. */
export interface Plan extends PlanKey {
  /** ISO 8601. */
  moment: string
  author: Author
  /** It was due and was not carried out: it waits until an editor changes or cancels it. */
  failure: PlanFailure | null
  /** The fields of a planned change. */
  fields: readonly string[]
}

/** Changes of a published document that wait for their moment, with the values of before. */
export interface PlannedChange {
  before: Fields
  patch: Patch
}

/** Effect of a planned change on the document as it is now, and the fields that somebody else changed since in another way. */
export function pendingChange(change: PlannedChange, now: Fields): { clashes: Clash[]; patch: Patch } {
  const { clashes, fields } = mergeChanges(change, now)
  return { clashes, patch: patchBetween(now, fields) }
}

/** Whether a document is already what a planned change would make of it. */
export function isChangeFulfilled(change: PlannedChange, now: Fields): boolean {
  const { clashes, patch } = pendingChange(change, now)
  return clashes.length === 0 && isEmpty(patch)
}

/** Whether a document is already online or off, as an action would make it. */
export function isFulfilled(action: PlannedAction, isDraft: boolean): boolean {
  return isDraft === (action === 'withdraw')
}

const maxAheadMs = 2 * 366 * 24 * 60 * 60 * 1000

/** Why a moment cannot be planned; null when it can. Both are in ISO 8601. */
export function momentProblem(moment: string, now: string): 'moment-far' | 'moment-past' | null {
  const ahead = Date.parse(moment) - Date.parse(now)
  if (ahead <= 0) return 'moment-past'
  return ahead > maxAheadMs ? 'moment-far' : null
}

/** Whether two keys name the same plan. */
export function isSamePlan(one: PlanKey, other: PlanKey): boolean {
  return (
    one.place.collection === other.place.collection &&
    one.place.id === other.place.id &&
    (one.action === 'change') === (other.action === 'change')
  )
}

/** A planned action of a document; null when there is none. */
export function planFor(plans: readonly Plan[], key: PlanKey): Plan | null {
  return plans.find(plan => isSamePlan(plan, key)) ?? null
}

/** The rows of a collection with the plans of their documents; a row without one stays the same object. */
export function withPlans(
  collection: StudioCollection,
  rows: readonly DocumentRow[],
  plans: readonly Plan[]
): readonly DocumentRow[] {
  const own = plans.filter(({ place }) => place.collection === collection)
  if (own.length === 0) return rows
  const byId = Map.groupBy(inOrder(own), ({ place }) => place.id)
  return rows.map(row => {
    const found = byId.get(row.id)
    return found === undefined ? row : { ...row, plans: found.map(rowPlan) }
  })
}

/** Sorts failed plans first, then by their moments. */
export function inOrder(plans: readonly Plan[]): Plan[] {
  return plans.toSorted(
    (one, other) =>
      Number(one.failure === null) - Number(other.failure === null) ||
      Date.parse(one.moment) - Date.parse(other.moment)
  )
}

export function rowPlan({ action, failure, moment }: Plan): RowPlan {
  return { action, hasFailed: failure !== null, moment }
}
