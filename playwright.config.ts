import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { isNginxInstalled } from './tests/fixtures/nginx.ts'
import { translationPort } from './tests/e2e/support/studio/translation-service.ts'

const port = process.env.CLAVEL_TEST_PORT ?? '5190'
const baseURL = `http://127.0.0.1:${port}`
/** Beside the ports that other runs on this machine begin with. */
const nginxPort = Number(port) + 100
const nginxOrigin = `http://127.0.0.1:${nginxPort}`

/** Nothing leaves the machine: every other host does not exist. */
const noForeignHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Stories that do not depend on the screen, or set their own, or that `keyboard-alone` tells on a wide one: the phone tells them, once. */
const toldOnce = [
  'accept-cookies',
  'accessibility',
  'administer',
  'agenda',
  'arrive-from-partner',
  'ask-in-words',
  'become-a-partner',
  'before-the-scripts',
  'billing-addresses',
  'book-by-qr',
  'book-by-whatsapp',
  'book-in-six-taps',
  'book-ticket',
  'cards-at-the-foot',
  'carry-with-a-finger',
  'children-and-ages',
  'choose-a-day',
  'close-the-bar',
  'companies',
  'count-visits',
  'data-information',
  'days-of-the-box',
  'drawer-and-menus',
  'each-answer',
  'fallback-text',
  'filter-by-guide',
  'first-screen-of-a-cover',
  'first-screen-of-a-detail',
  'first-screen-of-the-agenda',
  'first-screen-of-the-home',
  'first-screen-of-the-plan',
  'first-view-of-a-province',
  'hours-on-cards',
  'in-foreign-pages',
  'keep-for-offline',
  'keyboard-alone',
  'large-text',
  'legal-pages',
  'machine-translation',
  'make-an-embed',
  'meeting-point',
  'meta',
  'near-me',
  'not-found',
  'nothing-fits',
  'nothing-foreign',
  'offers-language',
  'one-screen-per-section',
  'own-experiences',
  'page-beside-the-form',
  'payment-cards',
  'plan',
  'prefetch',
  'preview-drafts',
  'prices',
  'print-for-a-house',
  'privacy-receipt',
  'profile',
  'publish-an-edit',
  'questions',
  'rare-letters',
  'read-a-detail',
  'read-in-german',
  'recently-seen',
  'said-and-done',
  'sample-answers',
  'security-policy',
  'see-what-came-of-it',
  'send-contact-form',
  'session-ends',
  'share',
  'short-address',
  'sign-in-with-google',
  'sign-in-with-phone',
  'sitemaps',
  'slow-phone',
  'take-a-poster-home',
  'weather',
  'welcome-guests',
  'when-next',
  'without-javascript'
].map(story => `**/${story}.spec.ts`)

/** Stories that are told a second time by nginx in the place of Hosting: pages, islands, the policy, redirects, missing pages and a function. None of them signs in. */
const toldByNginx = [
  'book-by-whatsapp',
  'not-found',
  'nothing-fits',
  'open-the-site',
  'read-in-german',
  'security-policy',
  'send-contact-form',
  'without-javascript'
].map(story => `**/${story}.spec.ts`)

/** nginx says the address of a visitor itself, so two of them meet the limit of messages that one address may send; it refuses a malformed address in words of its own. */
const otherByNginx = /arrives once, though it is sent again|who writes too often|with a malformed address/

/** A program of ours that answers at `url`. */
const server = {
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  reuseExistingServer: false,
  timeout: 400_000
} as const

const phone = { hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } }

const nginx = isNginxInstalled()
if (!nginx) console.log('nginx is not installed: no story is told by it')

export default defineConfig({
  // Allows for a machine that others use too; `npm run bench` measures speed.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  fullyParallel: true,
  outputDir: '.cache/test/browser',
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', testIgnore: toldOnce, use: { viewport: { height: 900, width: 1440 } } },
    ...(nginx
      ? [
          {
            name: 'nginx',
            grepInvert: otherByNginx,
            testMatch: toldByNginx,
            use: { ...phone, baseURL: nginxOrigin }
          }
        ]
      : [])
  ],
  reporter: 'list',
  retries: 0,
  testDir: 'tests/e2e',
  timeout: 90_000,
  use: {
    baseURL,
    launchOptions: { args: [...quiet, noForeignHosts], executablePath: findBrowser() },
    locale: 'es-ES',
    // No page is faded into the next one, which takes a tenth of the time. The stories that walk from page to page ask for motion.
    reducedMotion: 'reduce',
    // Requests of a worker bypass `page.route`, so only the stories of the worker allow one.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Madrid',
    // Recording all of them takes a sixth of the time; `--trace=retain-on-failure` shows what an unsteady one did.
    trace: 'on-first-retry'
  },
  webServer: [
    {
      ...server,
      command: 'node scripts/start.ts --fresh',
      // Weather is configured, and nobody answers: the stories bring their own.
      env: {
        AEMET_API_KEY: 'of-the-tests',
        AEMET_ORIGIN: 'http://127.0.0.1:65530',
        PORT: port,
        TRANSLATION_URL: `http://127.0.0.1:${translationPort}`
      },
      url: baseURL
    },
    ...(nginx
      ? [
          {
            ...server,
            command: `node tests/e2e/support/nginx-server.ts ${nginxPort} ${baseURL}`,
            url: nginxOrigin
          }
        ]
      : [])
  ],
  // A story waits a part of its time: two would leave a small machine idle for a fifth of it.
  workers: 3
})
