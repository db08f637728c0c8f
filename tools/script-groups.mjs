import { existsSync } from 'node:fs'

/** Which modules of the browser stand in one file. A module that is not there ends the build: a group that misses it would be heavier without a word. */
export const scriptGroups = [
  {
    name: 'page',
    test: modules(
      'domain/opinion/opinion-draft.ts',
      'domain/text/interpolate.ts',
      'elements/contact/saved-form.ts',
      'elements/loading/page.ts',
      'layouts/Page.astro'
    )
  },
  // What visitors bring whom a partner sent, and most islands.
  {
    name: 'common',
    test: modules(
      /node_modules\/nanostores\/atom/,
      'domain/partner/mode.ts',
      'domain/site/data-routes.ts',
      'domain/site/routes.ts',
      'domain/text/locale.ts',
      'domain/text/text.ts',
      'elements/loading/hydrate-island.ts'
    )
  },
  // What the first touch of any page brings too.
  {
    name: 'frame',
    test: modules(
      'domain/privacy/consent-key.ts',
      'domain/privacy/offline-caches.ts',
      'domain/site/outbound.ts',
      'elements/site/snackbar.ts',
      'services/account/session-mark.ts',
      'stores/account/session-mark.ts',
      'stores/site/snackbar.ts'
    )
  },
  {
    name: 'data',
    test: modules(
      /node_modules\/nanostores\//,
      'domain/data/columnar-table.ts',
      'domain/data/memoize.ts',
      'domain/listing/text-with-lang.ts',
      'domain/place/place.ts',
      'domain/site/data-files.ts',
      'domain/text/plural-text.ts',
      'domain/time/calendar-day.ts',
      'services/site/data-files.ts',
      'services/site/island-texts.ts',
      'services/site/page.ts',
      'stores/privacy/steps.ts',
      'stores/partner/mode.ts',
      'stores/site/island-texts.ts',
      'stores/site/remote.ts'
    )
  },
  // What most islands need comes in few files: each costs a slow phone two milliseconds, and each name stands in the first script.
  {
    name: 'react',
    test: modules(
      /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//,
      'islands/ui/hydrate.ts',
      'islands/ui/useStore.ts'
    )
  },
  // What a listing does before a touch.
  {
    name: 'listing',
    test: modules('domain/listing/listing-keys.ts', 'elements/listing/listing.ts')
  },
  // What the filters of a listing read, with what they were set to.
  {
    name: 'listing-file',
    test: modules(
      'domain/listing/files/listing-file.ts',
      'domain/listing/listing-state.ts',
      'services/listing/listing-file.ts'
    )
  },
  // Before what would take it along: the questions need it alone.
  { name: 'slug', test: modules('domain/text/slug.ts') },
  // What was saved, for the hearts and the islands of a plan.
  {
    name: 'plan',
    test: modules('domain/plan/plan.ts', 'stores/plan/plan.ts')
  },
  // When something can begin, and in which province the visitor is: what orders a listing needs both.
  {
    name: 'availability',
    test: modules(
      'domain/catalogue/availability.ts',
      'domain/place/province-at.ts',
      'domain/place/province-codes.ts',
      'domain/time/day-off.ts',
      'services/place/borders.ts'
    )
  },
  // What was said of the visit, and what it costs those who come, for pages and islands.
  {
    name: 'visit',
    test: modules(
      'domain/booking/party-price.ts',
      'domain/visit/stored-visit.ts',
      'domain/visit/usual-parties.ts',
      'domain/visit/visit-query.ts',
      'domain/visit/visit.ts',
      'elements/visit/party-prices.ts',
      'stores/site/storage-available.ts',
      'stores/visit/visit.ts'
    )
  }
]

/** Matches modules by their files in `src`, which must exist, and by patterns. The copies that the studio has (`studio-contract.mjs`) are in no file of visitors. */
function modules(...parts) {
  const sources = parts.map(part => {
    if (part instanceof RegExp) return part.source
    if (!existsSync(new URL(`../src/${part}`, import.meta.url)))
      throw new Error(`tools/script-groups.mjs: src/${part} is not there`)
    return `/src/${part.replaceAll('.', '\\.')}(?!\\?studio)`
  })
  return new RegExp(sources.join('|'))
}
