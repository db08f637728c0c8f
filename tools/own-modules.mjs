/**
 * The catalogue and what it is made of are not bundled into Astro's program for the pages, but loaded by Node: the publisher works with the very same
 * modules, and what they remember of a catalogue is there once.
 */
export const ownModules = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'prerender',
  enforce: 'pre',
  name: 'own-modules',
  resolveId(id) {
    const [, file] = /^#(catalog\/.+\.ts)$/.exec(id) ?? []
    return file && { external: true, id: new URL(`../src/${file}`, import.meta.url).href }
  }
}
