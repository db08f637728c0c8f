/** When the list of gaps was last compared with the site. The statement of accessibility says it. */
export const lastReview = '2026-11-22'

/** A line of the promise to people with disabilities. */
type PromiseLine = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7'

/** Accessibility measures that are checked with every change. Each check of the built site and each browser test that proves one of them names it; a test fails for a measure that nothing proves, so the accessibility statement, which lists them, cannot claim more than is done. */
export const measures = [
  { id: 'barriers', line: 'A1' },
  { id: 'names', line: 'A1' },
  { id: 'languages', line: 'A1' },
  { id: 'largeText', line: 'A1' },
  { id: 'readAloud', line: 'A1' },
  { id: 'contrast', line: 'A2' },
  { id: 'forcedColours', line: 'A2' },
  { id: 'keyboard', line: 'A3' },
  { id: 'focus', line: 'A4' },
  { id: 'targets', line: 'A4' },
  { id: 'announced', line: 'A5' },
  { id: 'stillness', line: 'A6' },
  { id: 'passwords', line: 'A7' }
] as const satisfies readonly { id: string; line: PromiseLine }[]

export type MeasureId = (typeof measures)[number]['id']

/** Whom a gap hinders, and what is to become of it. */
type Hindered = 'everybody' | 'mobility' | 'screenReader'
type Prospect = 'editors' | 'open' | 'others' | 'stays'

/** Known accessibility gaps. Anyone who excepts something from a check adds it here first: the statement is made of this list. */
export const knownGaps = [
  { hinders: 'everybody', id: 'audit', prospect: 'open' },
  { hinders: 'screenReader', id: 'invoices', prospect: 'open' },
  { hinders: 'screenReader', id: 'map', prospect: 'open' },
  { hinders: 'screenReader', id: 'photographs', prospect: 'editors' },
  { hinders: 'screenReader', id: 'translations', prospect: 'editors' },
  { hinders: 'mobility', id: 'access', prospect: 'editors' },
  { hinders: 'everybody', id: 'scripts', prospect: 'stays' },
  { hinders: 'everybody', id: 'others', prospect: 'others' }
] as const satisfies readonly { hinders: Hindered; id: string; prospect: Prospect }[]
