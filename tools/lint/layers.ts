/** What a folder of `src` (or `scripts`) may import beside its own files and `#settings.ts`. */
export interface Layer {
  folders: readonly string[]
  /** Names of packages; `node:` and `astro:` stand for all their modules. */
  packages: readonly string[]
  /** Packages that a single file of the folder may import. */
  only?: Readonly<Record<string, readonly string[]>>
}

const astro = ['astro', 'astro:']
const pageParts = ['domain', 'i18n', 'posters', 'islands', 'elements', 'components', 'styles']
const serverParts = ['firebase-admin', 'firebase-functions']

/** The table of layers. Anything that is not listed is forbidden; a folder that is not listed may import nothing. */
export const layers = {
  domain: { folders: [], packages: [] },
  contract: {
    folders: ['domain'],
    packages: ['zod'],
    only: { 'html.ts': ['sanitize-html'], 'tax-number.ts': ['stdnum'] }
  },
  catalog: {
    folders: ['domain', 'contract'],
    packages: ['node:', 'es-atlas', 'topojson-client', 'topojson-specification']
  },
  i18n: {
    folders: ['domain'],
    packages: ['i18next', 'schema-dts'],
    only: { 'text-bytes.ts': ['node:'] }
  },
  posters: { folders: ['domain'], packages: [] },
  services: {
    folders: ['domain', 'contract'],
    packages: ['firebase'],
    only: { 'card-numbers.ts': ['card-validator'], 'phone-numbers.ts': ['libphonenumber-js'] }
  },
  stores: { folders: ['domain', 'services'], packages: ['nanostores'] },
  islands: {
    folders: ['domain', 'stores'],
    packages: ['react', '@nanostores/react', 'fuse.js', 'leaflet', 'react-leaflet', 'qr'],
    // How an island wakes: when, as a part of Astro, and in which way.
    only: { 'client-interaction.ts': ['astro'], 'hydrate.ts': ['react-dom', 'react-dom/client'] }
  },
  elements: { folders: ['domain', 'stores'], packages: [] },
  // A code to scan is drawn while the page is built.
  components: {
    folders: pageParts,
    packages: astro,
    only: { 'detail/print-code.ts': ['node:', 'qr'], 'drawing/drawn-once.ts': ['lru-cache', 'node:'] }
  },
  layouts: { folders: pageParts, packages: astro },
  pages: { folders: [...pageParts, 'catalog', 'layouts'], packages: astro },
  styles: { folders: [], packages: [] },
  // What runs in the background of the browser, apart from all pages.
  worker: { folders: ['domain'], packages: [] },
  functions: {
    // An invoice speaks the language of its customer.
    folders: ['domain', 'contract', 'i18n'],
    packages: [...serverParts, 'node:'],
    only: {
      'invoice-pdf.ts': ['pdfkit'],
      'picture.ts': ['sharp'],
      'publishing/identity-token.ts': ['google-auth-library']
    }
  },
  publishing: {
    folders: ['domain', 'contract', 'catalog'],
    packages: ['astro', 'firebase-admin', 'node:'],
    only: {
      'hosting/api.ts': ['zod'],
      'hosting/credentials.ts': ['google-auth-library'],
      'hosting/serving-config.ts': ['zod']
    }
  },
  scripts: {
    // The bench measures what the search box does.
    folders: ['domain', 'contract', 'catalog', 'i18n', 'islands', 'posters', 'publishing'],
    packages: [
      'firebase-admin',
      'node:',
      // The local back end and the bundling of the functions.
      '@firestore-emulator/proto',
      '@firestore-emulator/server',
      '@grpc/grpc-js',
      'esbuild',
      // Checks of the built site.
      'ajv',
      'ajv-formats',
      'fast-xml-parser',
      'ical.js',
      'node-html-parser',
      'zod',
      'axe-core',
      // The tests, their reports, and screenshots.
      'vitest',
      '@playwright/test',
      'express',
      'firebase-tools',
      'superstatic',
      // Fonts, and pictures for sharing.
      'fontkit',
      'subset-font',
      'sharp'
    ]
  }
} as const satisfies Record<string, Layer>
