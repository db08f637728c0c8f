import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inFunction } from './function-log.ts'

/** A function of the bundle that no address leads to, by its name (`group.name` in a group): call it with its event. What fails is written down in its name. */
export async function backgroundFunction(
  functions: string,
  name: string
): Promise<(event: object) => Promise<void>> {
  const bundle: unknown = await import(pathToFileURL(resolve(functions)).href)
  const found = name.split('.').reduce((group, part): unknown => Reflect.get(Object(group), part), bundle)
  const run: unknown = Reflect.get(Object(found), 'run')
  if (typeof run !== 'function') throw new TypeError(`${name} is called by no event`)
  return event =>
    inFunction(name, async () => {
      try {
        await run(event)
      } catch (error) {
        console.error(error)
      }
    })
}
