import { existsSync } from 'node:fs'

/**
 * The small styles that several kinds of pages share. They come with those of every page: a page then asks for two files of styles instead of
 * seven, and before they are there it shows nothing.
 */
const sharedStyles = styles(
  'components/account/AccountShell.astro',
  'components/listing/Cards.astro',
  'components/listing/CategoryTiles.astro',
  'components/listing/EventList.astro',
  'components/pictures/BesideScene.astro',
  'components/pictures/SceneImage.astro',
  'components/plan/RegionSymbol.astro',
  'components/site/Breadcrumbs.astro',
  'components/text/FallbackNotice.astro',
  'components/text/LabelledValues.astro',
  'components/text/LocalizedHtml.astro',
  'elements/weather/weather.css',
  'islands/booking/ways.css',
  'styles/entries/card-rows.css',
  'styles/entries/event-rows.css',
  'styles/entries/photo.css',
  'styles/entries/whole-link.css',
  'styles/login-menu.css'
)

/** Modules of the browser that stand in one file. A module that is not there ends the build: a group that misses it would be heavier without a word. */
export const scriptGroups = [
  {
    name: 'page',
    test: either(
      modules(
        'domain/opinion/opinion-draft.ts',
        'domain/text/interpolate.ts',
        'elements/contact/saved-form.ts',
        'elements/loading/page.ts',
        'layouts/Page.astro'
      ),
      sharedStyles
    )
  },
  // Pages run the next groups before a touch: each has what one place of a page needs to be true, and nothing of islands. The clock of Andalusia is for all of them.
  {
    name: 'clock',
    test: modules('domain/booking/cancellation.ts', 'domain/time/calendar-day.ts', 'domain/time/day.ts')
  },
  {
    name: 'languages',
    test: modules('domain/data/memoize.ts', 'domain/text/locale.ts', 'elements/text/page-language.ts')
  },
  {
    name: 'strip',
    test: modules(
      'domain/booking/days-html.ts',
      'domain/booking/strip.ts',
      'domain/time/day-words.ts',
      'elements/visit/sleeping-days.ts',
      'stores/visit/show-when.ts'
    )
  },
  {
    name: 'availability',
    test: modules(
      'domain/catalogue/availability.ts',
      'domain/time/day-off.ts',
      'domain/time/schedule-file.ts',
      'domain/time/timetable-text.ts'
    )
  },
  {
    name: 'timetable',
    test: modules(
      'domain/booking/cancellation-words.ts',
      'domain/booking/chosen-day.ts',
      'domain/booking/offered-days.ts',
      'domain/booking/when-html.ts',
      'domain/catalogue/next-starts.ts'
    )
  },
  // It hides the bar of a phone, before anything else of the box is loaded.
  { name: 'bar', test: modules('elements/visit/hide-bar.ts') },
  { name: 'box', test: modules('elements/visit/first-box.ts', 'elements/visit/sleeping-box.ts') },
  // Where the files of data are: a partner's visitor needs it alone.
  { name: 'files', test: modules('domain/site/data-routes.ts') },
  // How they are read.
  {
    name: 'tables',
    test: modules(
      'domain/data/columnar-table.ts',
      'domain/data/remote.ts',
      'domain/place/place.ts',
      'services/site/data-files.ts',
      'services/site/island-texts.ts',
      'stores/site/island-texts.ts'
    )
  },
  {
    name: 'weather',
    test: modules(
      'domain/forecast/',
      'domain/weather/outlook.ts',
      'domain/weather/outlook-words.ts',
      'domain/weather/occasion.ts',
      'domain/weather/setting.ts',
      'domain/weather/weather-place.ts',
      'elements/weather/detail-occasion.ts',
      'elements/weather/row-occasion.ts',
      'services/weather/weather-file.ts',
      'stores/weather/weather.ts'
    )
  },
  // Code for visitors whom a partner sent, and for most islands.
  {
    name: 'common',
    test: modules(
      /node_modules\/nanostores\/atom/,
      'domain/partner/mode.ts',
      'domain/site/routes.ts',
      'domain/text/text.ts',
      'elements/loading/hydrate-island.ts'
    )
  },
  // Code that the first touch of any page loads.
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
      'domain/listing/text-with-lang.ts',
      'domain/site/data-files.ts',
      'domain/text/plural-text.ts',
      'services/site/page.ts',
      'stores/privacy/steps.ts',
      'stores/partner/mode.ts',
      'stores/site/remote.ts'
    )
  },
  // How components are written down, for cards that are drawn without React.
  { name: 'jsx', test: modules(/node_modules\/react\/(cjs\/react-)?jsx-runtime/) },
  // What stands above results, before a touch and later.
  {
    name: 'found',
    test: modules(
      'cards/found/ChosenFilters.tsx',
      'cards/found/FoundPages.tsx',
      'cards/found/ResultsLine.tsx',
      'cards/MentionRow.tsx',
      'cards/Price.tsx',
      'cards/row-parts.tsx',
      'domain/search/search-options.ts'
    )
  },
  // What draws results before a touch.
  {
    name: 'early-results',
    test: modules('cards/draw-cards.tsx', 'cards/draw-nodes.ts', 'cards/found/draw-found.tsx')
  },
  // Code that most islands need, in few files: each file costs a slow phone two milliseconds, and each name is in the first script.
  {
    name: 'react',
    test: modules(
      /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//,
      'islands/ui/hydrate.ts',
      'islands/ui/useIsAwake.ts',
      'islands/ui/useStore.ts'
    )
  },
  // Code that a listing runs before a touch.
  {
    name: 'listing',
    test: either(
      modules('domain/listing/listing-keys.ts', 'elements/listing/listing.ts'),
      styles('pages/[...locale]/[province]/experiencias/listado/[...listing].astro', 'styles/listing.css')
    )
  },
  // In which state a list is, and in which province the visitor.
  {
    name: 'listing-state',
    test: modules(
      'domain/listing/listing-state.ts',
      'domain/place/province-at.ts',
      'domain/place/province-codes.ts',
      'islands/visit/clock.ts',
      'services/place/borders.ts'
    )
  },
  // The file that the filters of a listing read.
  {
    name: 'listing-file',
    test: modules('domain/listing/files/listing-file.ts', 'services/listing/listing-file.ts')
  },
  // Before what would take it along: the questions need it alone.
  { name: 'slug', test: modules('domain/text/slug.ts') },
  // A file for a few lines would cost its name in the script of the first touch.
  { name: 'share', test: modules('services/site/sharing.ts', 'stores/site/share.ts') },
  // Saved experiences, for the hearts and the islands of a plan.
  {
    name: 'plan',
    test: modules('domain/plan/plan.ts', 'stores/plan/plan.ts')
  },
  // The visit and its prices, for pages and islands.
  {
    name: 'visit',
    test: modules(
      'domain/booking/party-price.ts',
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
  return either(
    ...parts.map(part => (part instanceof RegExp ? part : new RegExp(`${sourceOf(part)}(?!\\?studio)`)))
  )
}

/** Matches the styles in templates and in files of their own, and nothing else of the templates. */
function styles(...files) {
  return either(
    ...files.map(file => new RegExp(`${sourceOf(file)}${file.endsWith('.css') ? '' : '\\?astro&type=style'}`))
  )
}

function sourceOf(file) {
  if (!existsSync(new URL(`../src/${file}`, import.meta.url)))
    throw new Error(`tools/script-groups.mjs: src/${file} is not there`)
  return RegExp.escape(`/src/${file}`)
}

function either(...patterns) {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}
