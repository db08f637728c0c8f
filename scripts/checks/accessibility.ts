import {
  type AccessibilityCheck as GeneralCheck,
  contrastChecks,
  landmarkChecks,
  languageChecks,
  motionChecks,
  nameChecks,
  structureChecks,
  type ColourPair
} from 'site-checks'
import { languages } from '#domain/text/locale.ts'
import type { AccessibilityCheck } from './check.ts'

/** Languages that a guide may speak besides those of the site; a name may be written in them. */
const guideLanguages = ['it', 'nl']

/** Colours that are drawn on each other, and the contrast they need: 4.5 for text, 3 for large text and graphics. */
const colourPairs: readonly ColourPair[] = [
  ['ink', 'cal', 4.5],
  ['ink', 'paper', 4.5],
  ['ink-soft', 'cal', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['clavel', 'cal', 3],
  ['clavel', 'paper', 3],
  ['clavel-strong', 'cal', 4.5],
  ['clavel-strong', 'paper', 4.5],
  ['clavel-deep', 'cal', 4.5],
  ['clavel-deep', 'paper', 4.5],
  ['on-clavel', 'clavel-strong', 4.5],
  ['on-clavel', 'clavel-deep', 4.5],
  ['on-albero', 'albero', 4.5],
  ['azulejo', 'cal', 4.5],
  ['azulejo', 'paper', 4.5],
  ['oliva', 'cal', 4.5],
  ['oliva', 'paper', 4.5],
  ['almagra', 'cal', 4.5],
  ['almagra', 'paper', 4.5],
  ['line-strong', 'cal', 3],
  ['line-strong', 'paper', 3]
]

const general: readonly GeneralCheck[] = [
  ...structureChecks,
  ...languageChecks([...languages, ...guideLanguages]),
  ...nameChecks,
  ...contrastChecks('ink', colourPairs),
  ...motionChecks,
  ...landmarkChecks
]

/** Accessibility checks that files can answer (lines A). The browser tests cover the rest. */
export const accessibilityChecks: readonly AccessibilityCheck[] = [
  ...general,
  {
    check: ({ all, kind }) =>
      kind !== 'listing' ||
      all().some(
        element => element.getAttribute('role') === 'status' || element.getAttribute('aria-live') === 'polite'
      )
        ? []
        : ['Announce the number of results: give it role="status".'],
    id: 'A5',
    measure: 'announced',
    name: 'the number of results is announced'
  }
]
