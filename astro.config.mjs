import { fileURLToPath } from 'node:url'

import react from '@astrojs/react'
import { defineConfig, fontProviders } from 'astro/config'

import { settings } from './src/settings.ts'

/** Adds `client:interaction`: an island wakes when somebody touches it. */
const wakeOnInteraction = {
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        entrypoint: fileURLToPath(new URL('./src/islands/client-interaction.ts', import.meta.url)),
        name: 'interaction'
      })
  },
  name: 'wake-on-interaction'
}

export default defineConfig({
  // The build writes into a private folder; `npm run build` puts it in the place of `dist` when it is complete.
  outDir: '.render',
  integrations: [react(), wakeOnInteraction],
  site: settings.site,
  trailingSlash: 'never',
  // While one page is written the next ones are made.
  build: { concurrency: 4, format: 'file' },
  compressHTML: true,
  devToolbar: { enabled: false },
  fonts: [
    {
      cssVariable: '--font-display',
      fallbacks: ['system-ui', 'sans-serif'],
      name: 'Bricolage Grotesque',
      options: {
        variants: [
          {
            src: [
              './node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
            ],
            style: 'normal',
            weight: '200 800'
          }
        ]
      },
      provider: fontProviders.local()
    },
    {
      cssVariable: '--font-text',
      fallbacks: ['system-ui', 'sans-serif'],
      name: 'Figtree',
      options: {
        variants: [
          {
            src: ['./node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'],
            style: 'normal',
            weight: '300 900'
          }
        ]
      },
      provider: fontProviders.local()
    }
  ]
})
