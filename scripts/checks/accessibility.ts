import {
  type AccessibilityCheck as GeneralCheck,
  contrastChecks,
  landmarkChecks,
  languageChecks,
  motionChecks,
  nameChecks,
  structureChecks
} from 'site-checks'
import { languages } from '#domain/text/locale.ts'
import { colourPairs } from './accessibility/colours.ts'
import type { AccessibilityCheck } from './check.ts'

/** Languages that a guide may speak besides those of the site; a name may be written in them. */
const guideLanguages = ['it', 'nl']

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
