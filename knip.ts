import type { KnipConfig } from 'knip'

export default {
  // Programs of the machine, not of a package.
  ignoreBinaries: ['apt-get', 'dpkg-deb', 'dpkg-query', 'gcloud', 'java', 'nginx'],
  ignoreDependencies: [
    // firebase-admin offers it as optional, and npm under Node 20 leaves optional packages for newer Nodes out.
    '@google-cloud/firestore',
    // Parts of the blog that scripts/packages/starter.ts writes.
    '@astrojs/mdx',
    '@astrojs/rss',
    // Fonts are files in astro.config.mjs.
    '@fontsource-variable/.*',
    // Read as files in src/functions/billing/invoice-pdf.ts.
    'dejavu-fonts-ttf',
    // Read as a file in src/catalog/model/borders.ts.
    'es-atlas',
    // A command that scripts/bench/sections/lighthouse.ts starts.
    'lighthouse',
    // A command, started by tests/smoke/emulators.ts.
    'firebase-tools',
    // A command, started by tests/smoke/cloudflare.test.ts.
    'wrangler',
    // A Java program, started by packages/site-checks/src/html/nu-validator.ts.
    'vnu-jar'
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'src/pages/_estilo.astro',
        'scripts/*.{ts,mjs}',
        'scripts/publisher/publishing-process.ts',
        'scripts/testing/build-catalogue.ts',
        'src/functions/index.ts',
        // Entry for foreign pages: bundled by scripts/embed/bundle.ts.
        'src/elements/embed/element.ts',
        'src/elements/embed/jsx-runtime.ts',
        'public/embed/*.js',
        // Loaded in each thread that renders.
        'src/publishing/render-thread.ts',
        // Named by tools/react-islands.mjs: how islands hydrate, and Astro's middleware.
        'src/islands/ui/{hydrate,render-on-server,shared-scripts}.ts',
        // The service worker, and the one that takes its leave.
        'src/worker/{worker,unregister-worker}.ts',
        'tests/e2e/account/google-api.js',
        'tests/scripts/publishing/database-program.ts',
        'tools/*.mjs'
      ],
      vitest: { config: ['vitest.config.ts', 'tests/smoke/vitest.config.ts'] }
    },
    'packages/local-firebase': {
      entry: ['src/sign-in/sign-in-process.mjs', 'tests/**/*.test.ts']
    },
    'packages/posters': {
      entry: ['tests/**/*.test.ts']
    },
    'packages/site-checks': {
      entry: ['tests/**/*.test.ts']
    },
    'packages/live-publisher': {
      entry: [
        'src/cli.ts',
        'src/rendering/render-thread.ts',
        'example/{bench,prove}.ts',
        'example/astro.config.mjs',
        'example/src/render-thread.ts',
        'example/src/pages/**',
        'tests/**/*.test.ts',
        'tests/small-thread.ts',
        'tests/releases/change-for-ever.ts'
      ]
    }
  }
} satisfies KnipConfig
