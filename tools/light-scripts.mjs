import { fileURLToPath } from 'node:url'

import { transformSync } from 'esbuild'

/** A picture of the styles shorter than this stands in them; a script never stands in a page. */
export const inlinedBytes = 1500

const beforeFirstPaint =
  /\/src\/(elements\/(loading\/first-paint|site\/(next-starts|recently-seen|redirects)|today\/(day-wall|still-today)|text\/language-offer)|domain\/(partner\/visit-partner|privacy\/consent))\.ts$/
const islandScripts = '/astro/dist/runtime/server/scripts.js'
const islandAttributes = '/astro/dist/runtime/server/hydration.js'
const islandServer = '/@astrojs/react/dist/server.js'
const pageBytes = '/astro/dist/runtime/server/render/common.js'
const textBytes = fileURLToPath(new URL('../src/i18n/site/text-bytes.ts', import.meta.url))
const preloadHelperId = '\0vite/preload-helper.js'

/**
 * Each string patch has its figure. Scripts of islands left out: 9.9 to 5.1 kB before the first touch (docs/decisions/island-hydration.md). Islands as texts: a fifth of the
 * time of a detail page (docs/decisions/island-hydration.md). Bytes in one go: 0.04 to 0.12 ms for a text with a «€» instead of 0.2 to 0.87 ms (docs/decisions/live-publisher-package.md).
 *
 * How small pages stay (quality check V2): scripts that run before the first paint, which stand in the pages as the text of our functions,
 * get short names; Astro's own script for islands is left out (`elements/loading/islands.ts` wakes them); Vite's helper for late scripts is ours. How quickly
 * they are made: islands are rendered once, as texts, and pages become bytes in one go.
 */
export const lightScripts = {
  enforce: 'pre',
  load: id => (id === preloadHelperId ? preloadHelper : undefined),
  name: 'light-scripts',
  // What runs on the server is printed without blanks: the text of these functions too.
  outputOptions(options) {
    return this.environment.name === 'client'
      ? options
      : { ...options, minify: { codegen: true, compress: false, mangle: false } }
  },
  // What wakes islands stands in the file of React, which is thereby asked for in the moment of a touch.
  options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  transform: (code, id) => {
    if (beforeFirstPaint.test(id)) {
      return transformSync(code, { loader: 'ts', minify: true, target: 'es2022' }).code
    }
    if (id.endsWith(islandServer)) return lightIslands(code)
    if (id.endsWith(islandAttributes)) return withoutUnread(code)
    if (id.endsWith(pageBytes)) return withQuickBytes(code)
    return id.endsWith(islandScripts) ? withoutIslandScripts(code) : undefined
  }
}

/**
 * Our islands are all of React and wait for nothing: it need not be drawn to find out what it is, and as a text it is made in half the time. The ids in
 * it begin with its name, as each stands on a page once: what it looks like depends on its props alone.
 */
function lightIslands(code) {
  return Object.entries({
    'await renderToReadableStreamAsync(vnode, renderOptions)':
      'ReactDOM.renderToString(vnode, renderOptions)',
    'await renderToStaticMarkup.call(this, Tester, props, children);\n  return isReactComponent;':
      'return true;',
    'incrementId(this.result)': 'metadata.displayName'
  }).reduce((changed, [theirs, ours]) => {
    if (!changed.includes(theirs)) throw new Error('Astro renders islands in another way now')
    return changed.replace(theirs, ours)
  }, code)
}

/** What Astro's own script for islands would read of them, and ours does not: 0.1 kB of a detail page. */
function withoutUnread(code) {
  const unread = { 'island.props["opts"] = ': 'void ', 'uid: astroId': '' }
  return Object.entries(unread).reduce((changed, [theirs, nothing]) => {
    if (!changed.includes(theirs)) throw new Error('Astro names islands in another way now')
    return changed.replace(theirs, nothing)
  }, code)
}

function withQuickBytes(code) {
  const encoder = 'const encoder = new TextEncoder();'
  if (!code.includes(encoder)) throw new Error('Astro writes the bytes of pages in another way now')
  const quick = code.replace(encoder, 'const encoder = { encode: bytesOfText };')
  return `import { bytesOfText } from ${JSON.stringify(textBytes)}\n${quick}`
}

function withoutIslandScripts(code) {
  const prescripts = /function getPrescripts\([^)]*\) \{[\s\S]*?\n\}/
  if (!prescripts.test(code)) throw new Error('Astro writes the scripts of islands in another way now')
  return code.replace(prescripts, "function getPrescripts() { return '' }")
}

/**
 * What a script imports is asked for at once, its styles are waited for. Offline no script is asked for ahead: browsers remember what did
 * not arrive.
 */
const preloadHelper = `
const seen = {}
const isStyle = path => path.endsWith('.css')
const bring = path => seen[path] ??= new Promise((loaded, failed) => {
  const link = document.createElement('link')
  link.rel = isStyle(path) ? 'stylesheet' : 'modulepreload'
  link.href = '/' + path
  link.onload = loaded
  link.onerror = () => failed(new Error('Unable to preload ' + path))
  document.head.append(link)
  if (!isStyle(path)) loaded()
})
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.filter(path => navigator.onLine || isStyle(path)).map(bring))
  return load()
}
`
