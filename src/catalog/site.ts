import type { Catalog } from './catalog.ts'
import { fingerprint } from './fingerprint.ts'
import { agendaPage } from './pages/agenda.ts'
import * as calendars from './pages/calendars.ts'
import { companiesPage, companyPage } from './pages/companies.ts'
import * as data from './pages/data.ts'
import { experiencePage } from './pages/experience.ts'
import * as feeds from './pages/feeds.ts'
import { homePage, provinceChoicePage } from './pages/home.ts'
import { indexNowFile } from './pages/index-now.ts'
import { securityContactFile } from './pages/security-contact.ts'
import { pricesPage, questionsPage } from './pages/information.ts'
import { listingPage } from './pages/listing.ts'
import { loginFile } from './pages/login.ts'
import { metaPage, metasPage } from './pages/meta.ts'
import { partnerFile } from './pages/partners.ts'
import * as plain from './pages/plain.ts'
import { planPage, planShard } from './pages/plan.ts'
import * as posters from './pages/posters.ts'
import { coverPage } from './pages/province.ts'
import { sitemapFile } from './pages/sitemaps.ts'
import * as twins from './pages/twins.ts'
import type { Route, Shown } from './route.ts'

/** Every route that shows something of the catalogue. A publisher refuses to start when one is missing here. */
const routes: readonly Route[] = [
  agendaPage,
  companiesPage,
  companyPage,
  coverPage,
  experiencePage,
  homePage,
  indexNowFile,
  securityContactFile,
  listingPage,
  loginFile,
  metaPage,
  metasPage,
  partnerFile,
  planPage,
  planShard,
  pricesPage,
  provinceChoicePage,
  questionsPage,
  sitemapFile,
  ...Object.values(calendars),
  ...Object.values(data),
  ...Object.values(feeds),
  ...Object.values(plain),
  ...Object.values(posters),
  ...Object.values(twins)
]

/** Files with the key of what they show: each is made again when that is another one. */
export function* keysOf({ data, files }: Shown): Generator<[file: string, key: string]> {
  for (const { language, path } of files) yield [path, fingerprint(data, language)]
}

/** The keys of all files of a site. */
export function filesOf(shown: Iterable<readonly Shown[]>): Map<string, string> {
  const keyed = new Map<string, string>()
  for (const list of shown)
    for (const each of list) for (const [file, key] of keysOf(each)) keyed.set(file, key)
  return keyed
}

/** Every page and file that is made of a catalogue, with what it shows. */
export function* shownIn(catalog: Catalog): Generator<readonly Shown[]> {
  for (const route of routes) yield* route.shown(catalog)
}
