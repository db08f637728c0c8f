import type { Check } from './check.ts'
import { addressChecks } from './search/addresses.ts'
import { languageChecks } from './search/languages.ts'
import { pictureChecks } from './search/pictures.ts'
import { sharingChecks } from './search/sharing.ts'
import { sitemapChecks } from './search/sitemap.ts'
import { structuredDataChecks } from './search/structured-data.ts'
import { withoutScriptChecks } from './search/without-scripts.ts'
import { wordChecks } from './search/words.ts'

/** Checks for search engines (lines S). */
export const searchChecks: readonly Check[] = [
  ...addressChecks,
  ...languageChecks,
  ...withoutScriptChecks,
  ...sitemapChecks,
  ...structuredDataChecks,
  ...wordChecks,
  ...sharingChecks,
  ...pictureChecks
]
