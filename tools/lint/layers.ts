/** Imports that a folder of `src` (or `scripts`) may have beside its own files. */
export interface Layer {
  /** Folders of `src`, and the files that stand beside them. */
  folders: readonly string[]
  /** Names of packages; `node:` and `astro:` stand for all their modules. */
  packages: readonly string[]
  /** Packages that a single file of the folder may import. */
  only?: Readonly<Record<string, readonly string[]>>
}

const astro = ['astro', 'astro:']
const pageParts = [
  'cards',
  'domain',
  'i18n',
  'posters',
  'islands',
  'elements',
  'components',
  'styles',
  'settings.ts'
]
const serverParts = ['firebase-admin', 'firebase-functions']

/** The table of layers. Anything that is not listed is forbidden; a folder that is not listed may import nothing. */
export const layers = {
  domain: {
    folders: ['texts.ts'],
    // Colours and traits of posters, without the drawings.
    packages: [
      'posters/colour',
      'posters/compositions',
      'posters/ink-expression',
      'posters/inks',
      'posters/words'
    ],
    only: { 'search/word-mender.ts': ['fuse.js'] }
  },
  contract: {
    folders: ['domain', 'settings.ts'],
    packages: ['posters/compositions', 'zod'],
    only: {
      'fields/html.ts': ['sanitize-html'],
      'fields/html-blocks.ts': ['htmlparser2'],
      'fields/tax-number.ts': ['stdnum']
    }
  },
  catalog: {
    folders: ['domain', 'contract', 'settings.ts'],
    packages: [
      'live-publisher',
      'node:',
      'posters/compositions',
      '@zxcvbn-ts/language-common',
      'es-atlas',
      'topojson-client',
      'topojson-specification'
    ]
  },
  i18n: {
    folders: ['domain', 'settings.ts', 'texts.ts'],
    packages: ['i18next', 'schema-dts'],
    only: { 'site/text-response.ts': ['node:'] }
  },
  posters: { folders: ['domain'], packages: ['posters'] },
  services: {
    folders: ['domain', 'contract', 'settings.ts'],
    packages: ['firebase', 'idb-keyval'],
    only: { 'billing/card-numbers.ts': ['card-validator'], 'account/phone-numbers.ts': ['libphonenumber-js'] }
  },
  stores: { folders: ['domain', 'services', 'texts.ts'], packages: ['nanostores'] },
  islands: {
    folders: ['cards', 'domain', 'stores', 'settings.ts', 'texts.ts'],
    packages: ['react', '@nanostores/react', 'leaflet', 'qrcode.react'],
    // How an island wakes: when, as a part of Astro, and in which way; and the one map library that can be replaced.
    only: {
      'ui/hydrate.ts': ['react-dom', 'react-dom/client'],
      'ui/render-on-server.ts': ['astro', 'react-dom/server'],
      'ui/shared-scripts.ts': ['astro'],
      'place/LeafletMap.tsx': ['react-leaflet'],
      // The editor of rich text, which the studio loads with the first text of this kind.
      'studio/rich-text/commands.view.ts': [
        'prosemirror-commands',
        'prosemirror-model',
        'prosemirror-schema-list',
        'prosemirror-state'
      ],
      'studio/rich-text/editor.view.ts': [
        'prosemirror-commands',
        'prosemirror-history',
        'prosemirror-keymap',
        'prosemirror-model',
        'prosemirror-schema-list',
        'prosemirror-state',
        'prosemirror-view'
      ],
      'studio/rich-text/schema.view.ts': ['prosemirror-model']
    }
  },
  // The card of an experience, which the build and the browser draw.
  cards: { folders: ['domain'], packages: ['react'] },
  elements: {
    folders: ['cards', 'domain', 'stores', 'settings.ts'],
    packages: [],
    // Islands wake by a directive of ours for Astro's own element.
    only: {
      'loading/astro-directives.ts': ['astro'],
      'loading/astro-island.ts': ['astro'],
      'loading/client-interaction.ts': ['astro']
    }
  },
  // A code to scan is drawn while the page is built.
  components: {
    folders: pageParts,
    packages: [...astro, 'posters/palettes'],
    only: { 'booking/print-code.ts': ['node:', 'qr'], 'pictures/memoized-drawing.ts': ['lru-cache', 'node:'] }
  },
  layouts: { folders: pageParts, packages: astro },
  pages: { folders: [...pageParts, 'catalog', 'layouts'], packages: astro },
  styles: { folders: [], packages: [] },
  // The worker runs in the background of the browser, apart from all pages.
  worker: { folders: ['domain'], packages: [] },
  // Functions send mails, and so does the command for partners.
  mail: { folders: ['domain'], packages: [], only: { 'smtp.ts': ['nodemailer'] } },
  functions: {
    // An invoice speaks the language of its customer, and what a house prints is drawn.
    folders: ['domain', 'contract', 'i18n', 'mail', 'posters', 'settings.ts'],
    packages: [...serverParts, 'node:'],
    only: {
      'billing/invoice-pdf.ts': ['pdfkit'],
      'partner/printed-pdf.ts': ['fontkit', 'pdfkit', 'qr'],
      'site/picture.ts': ['sharp'],
      'publishing/identity-token.ts': ['google-auth-library']
    }
  },
  publishing: {
    folders: ['domain', 'contract', 'catalog'],
    packages: ['live-publisher', 'node:'],
    only: {
      'control.ts': ['zod'],
      'hosting/api.ts': ['zod'],
      'hosting/files.ts': ['zod'],
      'hosting/last-release.ts': ['zod'],
      'hosting/credentials.ts': ['google-auth-library'],
      'hosting/serving-config.ts': ['zod'],
      'status-file.ts': ['zod']
    }
  },
  scripts: {
    // The bench measures what the search box does.
    folders: [
      'domain',
      'contract',
      'catalog',
      'i18n',
      'islands',
      'mail',
      'posters',
      'publishing',
      'settings.ts'
    ],
    packages: [
      'firebase-admin',
      'live-publisher',
      'node:',
      // Finds the account in whose name a program calls Google.
      'google-auth-library',
      // Spans of a publication, for a collector.
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
      // Backups in a bucket.
      '@google-cloud/storage',
      // The local back end and the bundling of the functions.
      'local-firebase',
      'posters',
      '@grpc/grpc-js',
      'esbuild',
      // Checks of the built site.
      'site-checks',
      'ajv',
      'ajv-formats',
      'fast-xml-parser',
      'ical.js',
      'htmlparser2',
      'node-html-parser',
      'zod',
      // The tests, their reports, and screenshots.
      'vitest',
      '@playwright/test',
      // Texts that the code shows.
      '@astrojs/astro2tsx',
      'i18next-cli',
      'typescript',
      // Fonts, and pictures for sharing.
      'fontkit',
      'subset-font',
      'sharp',
      // Catches the mails of `npm start`.
      'smtp-server',
      // The bench serves as Hosting does.
      'selfsigned'
    ]
  }
} as const satisfies Record<string, Layer>

/**
 * The studio is one folder, `src/studio`, with a folder for each feature: its rules, calls, functions, stores and views stand side by side. The ending of a
 * file says its layer, and with it what the file may import; a file without one of these endings is a rule, as in `domain`.
 */
export const studioEndings = {
  '.call.ts': 'contract',
  '.contract.ts': 'contract',
  '.function.ts': 'functions',
  '.json': 'i18n',
  '.labels.ts': 'i18n',
  '.service.ts': 'services',
  '.store.ts': 'stores',
  '.css': 'islands',
  '.tsx': 'islands',
  '.view.ts': 'islands'
} as const satisfies Record<string, keyof typeof layers>

/** The files of the site that bring the studio into it. All others know nothing of it. */
export const studioEntries: readonly string[] = [
  'src/functions/callables.ts',
  'src/functions/jobs.ts',
  // A company sees the page of its own document.
  'src/functions/preview/handler.ts',
  'src/functions/preview/require-editor.ts',
  'src/functions/site/every-night.ts',
  'src/pages/[...locale]/estudio.astro',
  // The page of a document that is not saved, for the form.
  'src/publishing/preview-routes.ts',
  'src/publishing/preview.ts'
]

/** Imports that the source of each package may have. Packages import nothing of the product, and the product imports only their exports. */
export const packageLayers: Readonly<Record<string, readonly string[]>> = {
  'live-publisher': ['astro', 'node:', 'sirv', 'zod'],
  'local-firebase': [
    '@firestore-emulator/proto',
    '@firestore-emulator/server',
    '@grpc/grpc-js',
    'express',
    'firebase-tools',
    'node:',
    'superstatic',
    'zod'
  ],
  posters: ['htmlparser2', 'node:'],
  'site-checks': ['@playwright/test', 'axe-core', 'node-html-parser', 'node:', 'parse5', 'zod']
}

/** Each room of `src/domain` may import these other rooms. There is no circle among them (tests/scripts/lint/layers.test.ts). */
export const domainRooms: Readonly<Record<string, readonly string[]>> = {
  account: ['privacy', 'site', 'text'],
  billing: ['data', 'text'],
  booking: ['catalogue', 'partner', 'text', 'time', 'visit'],
  catalogue: ['data', 'forecast', 'opinion', 'partner', 'place', 'question', 'text', 'time'],
  contact: ['text'],
  data: [],
  embed: ['catalogue', 'data', 'place', 'text', 'time'],
  forecast: ['data', 'place', 'time'],
  mail: ['text'],
  listing: ['booking', 'catalogue', 'data', 'partner', 'place', 'site', 'text', 'time', 'visit'],
  opinion: ['text'],
  page: ['partner', 'place', 'site', 'text'],
  partner: ['place', 'privacy', 'site', 'text', 'time'],
  place: ['data', 'text'],
  plan: ['booking', 'catalogue', 'data', 'forecast', 'listing', 'place', 'text', 'time', 'visit', 'weather'],
  poster: ['catalogue', 'data', 'search', 'text', 'time', 'place'],
  privacy: ['place', 'text'],
  question: ['text'],
  search: ['catalogue', 'data', 'listing', 'partner', 'place', 'site', 'text', 'time', 'visit'],
  site: ['data', 'place', 'text'],
  // The rules in `src/studio`.
  studio: ['account', 'data', 'place', 'site', 'text', 'time'],
  text: ['data'],
  time: ['data', 'text'],
  visit: ['data', 'text', 'time'],
  weather: ['catalogue', 'data', 'forecast', 'place', 'text', 'time']
}
