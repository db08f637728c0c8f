import type { Check } from './check.ts'
import { addressChecks } from './search/addresses.ts'
import { languageChecks } from './search/languages.ts'

/** What search engines need (lines S). */
export const searchChecks: readonly Check[] = [...addressChecks, ...languageChecks]
