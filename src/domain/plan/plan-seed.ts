/** Where a device keeps its plan. */
export const planKey = 'plan'

/** Of which writing a plan is. */
export const planVersion = '1'

/** A plan with one experience and no day, as `encodePlan` writes it: all that a page needs to know of plans before the visitor has one. */
export function planOfOne(slug: string): string {
  return [planVersion, '', slug].join('~')
}
