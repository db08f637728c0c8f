import type { Tracking } from './domain/privacy/consent.ts'
import type { TicketShop } from './domain/booking/holiday-ticket.ts'
import type { PhotoSources } from './domain/catalogue/photo/sources.ts'
import type { Publishing } from './domain/site/publishing.ts'

/** The project whose functions and sign-in pages name. Without one in the environment it is that of the local back end; Google gives no project such a name. */
export const project = process.env.SITE_PROJECT || 'demo-clavel'

/**
 * Who runs the shop. Another business takes the product over by changing this file alone; what differs between staging and production comes from the environment (`.env.example`).
 * The legal data are placeholders of a company that does not exist: set the real ones before going online.
 */
export const settings = {
  name: 'Clavel',
  claim: 'experiencias de ocio en Andalucía',
  legalName: 'Clavel Experiencias, S. L.',
  taxId: 'B00000000',
  address: 'Calle de la Claridad, 1, 29015 Málaga',
  email: 'hola@clavel.example',
  phone: '+34600000099',
  registration: 'Registro Mercantil de Málaga, tomo 0, folio 0, hoja MA-0',
  tourismRegistration: 'AT/MA/00000',
  social: { name: 'Instagram', url: 'https://www.instagram.com/clavel.example' },
  /** Absolute address of the site, without a slash at the end: for canonical links and sitemaps. */
  site: process.env.SITE_URL || 'https://www.clavel.example',
  timeZone: 'Europe/Madrid',
  /** Last change of the legal texts. */
  legalUpdated: '2026-11-28',
  /** Last change of how lists are ordered, and of the text that says so. */
  orderingUpdated: '2026-11-28',
  /** Last change of the pages that show words of ours alone: about us, contact, partners. */
  wordsUpdated: '2026-11-29'
} as const

/**
 * App Check tells this site from other programs. `siteKey` is that of reCAPTCHA Enterprise: with one, the browser proves itself in each call;
 * once all do, `APP_CHECK_ENFORCED=true` makes the functions refuse calls without proof.
 */
export const appCheck: { siteKey: string | null } = { siteKey: process.env.APP_CHECK_SITE_KEY || null }

/**
 * A translation service for the studio: the address of a LibreTranslate server, null while there is none. Where it asks for a key (`needsKey`), that is the secret
 * `TRANSLATION_KEY` of the functions. Nothing it makes is published before a translator has read it.
 */
export const machineTranslation: { needsKey: boolean; url: string | null } = { needsKey: false, url: null }

/** Under which terms others may use what `/catalogo.json` holds. Creative Commons Attribution: prices and hours are meant to be found. */
export const catalogueLicence = 'https://creativecommons.org/licenses/by/4.0/'

/** Host whose page takes part when the visitor signs in with Google: the `authDomain` that `/__/firebase/init.json` names for the project. */
export const signInHost = `${project}.firebaseapp.com`

/** Where the functions and the publisher of the project run. A build writes it into `firebase.json`. */
export const region = 'europe-west1'

/** Where the functions of the project stand: what comes as a stream is asked for there, because Hosting holds streams back. */
export const functionsHost = `https://${region}-${project}.cloudfunctions.net`

/** The address for reports of security weaknesses. */
export const securityEmail = 'seguridad@clavel.example'

/** Ids of the services that measure visits, if there are any. A kind of cookie can only be accepted where it has its id here. */
export const tracking: Tracking = { analyticsId: null, socialPixelId: null, videoPixelId: null }

/**
 * Where photographs of experiences may come from: files below a folder of this project (`/fotos/playa.jpg` is `fotos/playa.jpg`), and these
 * origins, such as `https://fotos.example`, from which they are fetched while building. Visitors get them from this site alone.
 */
export const photographs: PhotoSources = { folder: '/fotos', origins: [] }

/**
 * The mails of the site: messages of the contact form to the business, and notices of changed ways in to their owners. `sender` is the address they come from,
 * one for which the mail server may send; with one, the secret `SMTP_URL` of the functions names that server. While it is null nothing is sent, and mails wait.
 */
export const mail: { sender: string | null } = { sender: process.env.MAIL_SENDER || null }

/** Where tickets are sold. */
export const ticketShop: TicketShop = {
  collaboratorId: 'px-clavel',
  url: 'https://entradas.clavel.example/reservar'
}

/** `isKept: false` takes away everything that devices keep for when there is no network, at the next visit of each. */
export const offline: { isKept: boolean } = { isKept: true }

/** Who sends the pictures of maps, once the visitor asks for one, and where directions are found. */
export const maps = {
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  directions: 'https://www.openstreetmap.org/directions?to={{lat}}%2C{{lng}}',
  maxZoom: 19,
  provider: 'OpenStreetMap',
  tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
} as const

/**
 * How an edit reaches the site (docs/production.md). `starter`: who publishes when a document changes, null until it is set. `hostingSite`: the site of Firebase
 * Hosting, by its id. `indexNowKey`: tells search engines what changed. `sitemapPings`: addresses that take the one of the sitemap behind them.
 */
export const publishing: Publishing = {
  hostingSite: process.env.HOSTING_SITE || project,
  indexNowKey: null,
  sitemapPings: [],
  starter: starterIn(process.env.PUBLISHER_URL, process.env.PUBLISH_REPOSITORY, process.env.SITE_ENVIRONMENT)
}

/** The service that publishes, or the workflow; null while the environment names neither. */
function starterIn(
  url: string | undefined,
  repository: string | undefined,
  to: string | undefined
): Publishing['starter'] {
  if (url) return { kind: 'service', url }
  return repository ? { kind: 'workflow', repository, to: to || 'production' } : null
}
