/**
 * The schemas of the documents, whole, with the library behind them, are for the studio alone. They share their modules with nothing else of the browser: a
 * module that the studio needs more of would be heavier for every visitor, and split what pages load into more files.
 */
export const studioContract = {
  applyToEnvironment: ({ name }) => name === 'client',
  apply: 'build',
  enforce: 'pre',
  name: 'studio-contract',
  async resolveId(source, importer) {
    if (!importer || !(importer.endsWith(entry) || importer.endsWith(own))) return undefined
    const found = await this.resolve(source, importer.replace(own, ''), { skipSelf: true })
    return found && !found.external && !found.id.startsWith('\0') ? { ...found, id: found.id + own } : found
  }
}

const entry = '/src/studio/shell/in-browser.contract.ts'
const own = '?studio'
