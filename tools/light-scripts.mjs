import { transformSync } from 'esbuild'

/** Styles shorter than this stand in the page; a script never does. */
export const inlinedBytes = 2100

const beforeFirstPaint =
  /\/src\/(elements\/(first-paint|redirects|language-offer)|domain\/visit-partner)\.ts$/
const islandScripts = '/astro/dist/runtime/server/scripts.js'
const islandServer = '/@astrojs/react/dist/server.js'
const preloadHelperId = '\0vite/preload-helper.js'

/**
 * How small pages stay (quality check V2): scripts that run before the first paint, which stand in the pages as the text of our functions,
 * get short names; Astro's own script for islands is left out (`elements/islands.ts` wakes them); Vite's helper for late scripts is ours. How quickly
 * they are made: islands are rendered as texts.
 */
export const lightScripts = {
  enforce: 'pre',
  load: id => (id === preloadHelperId ? preloadHelper : undefined),
  name: 'light-scripts',
  // What wakes islands stands in the file of React, which is thereby asked for in the moment of a touch.
  options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  transform: (code, id) => {
    if (beforeFirstPaint.test(id)) {
      return transformSync(code, { loader: 'ts', minify: true, target: 'es2022' }).code
    }
    if (id.endsWith(islandServer)) return withoutStreams(code)
    return id.endsWith(islandScripts) ? withoutIslandScripts(code) : undefined
  }
}

/** Our islands wait for nothing while they are rendered: as a text they are made in half the time, with the ids that the browser expects. */
function withoutStreams(code) {
  const streamed = 'await renderToReadableStreamAsync(vnode, renderOptions)'
  if (!code.includes(streamed)) throw new Error('Astro renders islands in another way now')
  return code.replace(streamed, 'ReactDOM.renderToString(vnode, renderOptions)')
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
