import { transformSync } from 'esbuild'

/** A picture of the styles shorter than this stands in them; a script never stands in a page. */
export const inlinedBytes = 1500

const beforeFirstPaint =
  /\/src\/(elements\/(loading\/first-paint|partner\/guest-tip|place\/chosen-province|site\/(next-starts|recently-seen|redirects)|text\/language-offer|today\/(day-wall|still-today)|visit\/said-in-address)|domain\/(partner\/visit-partner|privacy\/consent))\.ts$/

/** How small pages stay (quality check V2): scripts that run before the first paint, which stand in the pages as the text of our functions, get short names. */
export const lightScripts = {
  enforce: 'pre',
  name: 'light-scripts',
  // Code for the server is printed without blanks, because the text of some functions goes into pages.
  outputOptions(options) {
    return this.environment.name === 'client'
      ? options
      : { ...options, minify: { codegen: true, compress: false, mangle: false } }
  },
  // The renderer of islands is in the file of React, which is thereby requested at the moment of a touch.
  options: options => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  transform: (code, id) =>
    beforeFirstPaint.test(id)
      ? transformSync(code, { loader: 'ts', minify: true, target: 'es2022' }).code
      : undefined
}
