import { globSync } from 'node:fs'

/** The callables of the studio: each has its schema in the contract, exported under its name. */
export async function studioNames(): Promise<string[]> {
  const folder = new URL('../../../src/studio/', import.meta.url)
  const modules: object[] = await Promise.all(
    globSync('**/*.call.ts', { cwd: folder }).map(file => import(new URL(file, folder).href))
  )
  return modules
    .flatMap(each => Object.keys(each))
    .filter(name => /^estudio[A-Z]/.test(name))
    .toSorted()
}
