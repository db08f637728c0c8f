import type { Shown } from 'live-publisher'

import { fingerprint } from '#catalog/memo/fingerprint.ts'
import type { Catalog } from '#catalog/model/catalog.ts'
import { agendaPage } from '#catalog/pages/listing/agenda.ts'
import * as calendars from '#catalog/pages/listing/calendars.ts'
import { companiesPage, companyPage } from '#catalog/pages/catalogue/companies.ts'
import * as data from '#catalog/pages/listing/data.ts'
import * as embeds from '#catalog/pages/embed/embeds.ts'
import { oembedFile } from '#catalog/pages/embed/oembed.ts'
import { experiencePage } from '#catalog/pages/catalogue/experience.ts'
import * as feeds from '#catalog/pages/listing/feeds.ts'
import { homePage, provinceChoicePage } from '#catalog/pages/site/home.ts'
import { indexNowFile } from '#catalog/pages/site/index-now.ts'
import { securityContactFile } from '#catalog/pages/site/security-contact.ts'
import { pricesPage, questionsPage } from '#catalog/pages/site/information.ts'
import { listingPage } from '#catalog/pages/listing/listing.ts'
import { metaPage, metasPage } from '#catalog/pages/catalogue/meta.ts'
import { partnerKitFile, partnerKitPage, partnersPage } from '#catalog/pages/catalogue/partner-kit.ts'
import { partnerFile, shortAddressesFile } from '#catalog/pages/catalogue/partners.ts'
import * as plain from '#catalog/pages/site/plain.ts'
import { meetingPage, meetingShard, planPage, planShard } from '#catalog/pages/site/plan.ts'
import * as posters from '#catalog/pages/catalogue/posters.ts'
import { coverPage } from '#catalog/pages/catalogue/province.ts'
import { searchPage } from '#catalog/pages/site/search.ts'
import { sitemapFile } from '#catalog/pages/site/sitemaps.ts'
import * as markdownPages from '#catalog/pages/listing/markdown-pages.ts'
import { commonPasswordsFile, islandTextsFile, loginFile } from '#catalog/pages/site/text-files.ts'
import { todayPage } from '#catalog/pages/listing/today.ts'
import { weatherFile } from '#catalog/pages/site/weather.ts'
import { welcomePage } from '#catalog/pages/catalogue/welcome.ts'
import type { Route } from './route.ts'

/** Every route that shows something of the catalogue. A publisher refuses to start when one is missing here. */
const routes: readonly Route[] = [
  agendaPage,
  companiesPage,
  companyPage,
  commonPasswordsFile,
  coverPage,
  experiencePage,
  homePage,
  indexNowFile,
  islandTextsFile,
  securityContactFile,
  listingPage,
  loginFile,
  metaPage,
  metasPage,
  partnerFile,
  partnerKitFile,
  partnerKitPage,
  partnersPage,
  shortAddressesFile,
  meetingPage,
  meetingShard,
  planPage,
  planShard,
  pricesPage,
  provinceChoicePage,
  questionsPage,
  searchPage,
  sitemapFile,
  todayPage,
  weatherFile,
  welcomePage,
  ...Object.values(calendars),
  ...Object.values(data),
  ...Object.values(embeds),
  oembedFile,
  ...Object.values(feeds),
  ...Object.values(plain),
  ...Object.values(posters),
  ...Object.values(markdownPages)
]

/** Files with the key of what each shows: it is made again when that is another one. */
export function filesOf(shown: Iterable<readonly Shown[]>): Map<string, string> {
  const keyed = new Map<string, string>()
  for (const list of shown)
    for (const { data, files } of list)
      for (const { language, path } of files) keyed.set(path, fingerprint(data, language))
  return keyed
}

/** Every page and file that is made of a catalogue, with what it shows. */
export function* routeFilesOf(catalog: Catalog): Generator<readonly Shown[]> {
  for (const route of routes) yield* route.shown(catalog)
}
