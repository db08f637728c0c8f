import { defineConfig, fontProviders } from 'astro/config'

import { parallelBuild } from 'live-publisher'

import { readPart } from './scripts/site/parts/part-name.ts'
import { plainContent } from './src/publishing/plain-content.ts'
import { pageVariables, serverVariables } from './src/domain/site/environment-names.ts'
import { settings } from './src/settings.ts'
import { defaultLocale, locales } from './src/domain/text/locale.ts'
import { photoAddresses } from './src/domain/catalogue/photo/sizes.ts'
import { rareRanges } from './scripts/site/faces/rare-letters.ts'
import { inlinedBytes, lightScripts } from './tools/light-scripts.mjs'
import { scriptGroups } from './tools/script-groups.mjs'
import { servePhotographs } from './scripts/site/pictures/photos/development.ts'
import { ownModules } from './tools/own-modules.mjs'
import { reactIslands } from './tools/react-islands.mjs'
import { studioContract } from './tools/studio-contract.mjs'

/** The page of all tokens and components, in development alone: what begins with `_` in `pages` is no route by itself. */
const stylePage = {
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ entrypoint: './src/pages/_estilo.astro', pattern: '/_estilo' })
    }
  },
  name: 'style-page'
}

/** The sharing pictures that the style page shows. What draws them is loaded when it is asked for. */
const sharePictures = {
  hooks: {
    'astro:server:setup': ({ server }) =>
      server.middlewares.use('/_estilo/compartir', async (...asked) => {
        const { serveSharePicture } = await import('./scripts/site/pictures/share/development.ts')
        await serveSharePicture(...asked)
      })
  },
  name: 'share-pictures'
}

/** The sizes of photographs, which `npm run dev` makes before it starts: no template of Astro makes them. */
const photographs = {
  hooks: {
    'astro:server:setup': ({ server }) => server.middlewares.use(photoAddresses, servePhotographs)
  },
  name: 'photographs'
}

/** `npm run build` renders in two threads and writes the keys of all files: a publication renders only what has another one (`scripts/site/render.ts`). */
const twoThreads = parallelBuild({
  content: () => globalThis.clavelCatalog,
  inlinePartsFile: process.env.INLINE_PARTS,
  keysFile: process.env.RENDER_KEYS,
  part: readPart(process.env.RENDER_PART ?? '') ?? undefined,
  plain: plainContent,
  thread: new URL('./src/publishing/render-thread.ts', import.meta.url)
})

export default defineConfig({
  // The build writes into a private folder; `npm run build` puts it in the place of `dist` when it is complete.
  outDir: '.render',
  // Outside of node_modules, so that it stays when packages are installed again.
  cacheDir: '.cache/astro',
  integrations: [reactIslands(), stylePage, photographs, sharePictures, twoThreads],
  site: settings.site,
  // Pages have their locale from it (`wordsOf`), and integrations read it.
  i18n: { defaultLocale, locales: [...locales], routing: { prefixDefaultLocale: false } },
  trailingSlash: 'never',
  // Styles are two files that stay with the browser (docs/decisions/content-security-policy.md).
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  // Every browser of the last years knows `modulepreload`; the others load the same files a little later.
  vite: {
    build: {
      // A script is a file that stays with the browser.
      assetsInlineLimit: (file, content) => !file.endsWith('.js') && content.length < inlinedBytes,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: scriptGroups
          }
        }
      }
    },
    // Browsers have no environment: they get what this build was made for.
    define: Object.fromEntries([
      ...pageVariables.map(name => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
      ...serverVariables.map(name => [`process.env.${name}`, '""'])
    ]),
    plugins: [lightScripts, ownModules, studioContract]
  },
  devToolbar: { enabled: false },
  fonts: [
    ownFace({ file: 'display', name: 'Bricolage Grotesque', weight: '700 800' }),
    ownFace({ file: 'display-rare', name: 'Bricolage Grotesque', weight: '700 800', letters: rareRanges }),
    ownFace({ file: 'text', name: 'Figtree', weight: '400 700' }),
    ownFace({ file: 'text-rare', name: 'Figtree', weight: '400 700', letters: rareRanges })
  ]
})

/** A face that `npm run faces` makes. One for certain letters stands before another, and is no face by itself. */
function ownFace({ file, letters, name, weight }) {
  return {
    cssVariable: `--font-${file}`,
    fallbacks: letters ? [] : ['system-ui', 'sans-serif'],
    name,
    options: {
      variants: [
        {
          src: [`./src/styles/faces/${file}.woff2`],
          // A font that comes too late waits for the next page: nothing moves when it arrives.
          display: 'optional',
          style: 'normal',
          unicodeRange: letters,
          weight
        }
      ]
    },
    provider: fontProviders.local()
  }
}
