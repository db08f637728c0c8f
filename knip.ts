import type { KnipConfig } from 'knip'

export default {
  ignoreBinaries: ['apt-get'],
  ignoreDependencies: [
    // firebase-admin offers it as optional, and npm under Node 20 leaves optional packages for newer Nodes out.
    '@google-cloud/firestore',
    // Fonts are files in astro.config.mjs.
    '@fontsource-variable/.*',
    // Pinned together with the rest for what is built next: accounts, maps, search, sitemap, page checks and budgets.
    '@astrojs/sitemap',
    '@axe-core/playwright',
    '@nanostores/persistent',
    '@types/leaflet',
    'es-atlas',
    'firebase',
    'fuse.js',
    'leaflet',
    'lighthouse',
    'react-leaflet',
    'size-limit'
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/local/sign-in-process.mjs',
        'scripts/testing/build-catalogue.ts',
        'src/functions/index.ts',
        'tools/*.mjs'
      ],
      vitest: { config: ['vitest.config.ts', 'tests/smoke/vitest.config.ts'] }
    }
  }
} satisfies KnipConfig
