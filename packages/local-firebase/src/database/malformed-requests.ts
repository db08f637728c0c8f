import type { FirestoreServer } from '@firestore-emulator/server'

/** The client of Firestore would ask again for ten minutes after most others. */
const invalid = 3

type Answer = (error: { code: number; details: string }) => void

/**
 * The local Firestore keeps documents by their names in plain objects, and takes `constructor` or `toString` for one that is there. An error in one of its answers ends the
 * whole program. Here it learns that a name is a name, and that a question that fails is answered so.
 */
export function tolerateMalformedRequests(database: FirestoreServer): void {
  const { state } = database
  const place = state.getProject('any').getDatabase('(default)')
  const collection = place.getCollection('any')
  forgetInherited(place, 'getCollection', 'collections')
  forgetInherited(collection, 'getDocument', 'documents')
  forgetInherited(collection.getDocument('any'), 'getCollection', 'collections')
  const handlers: Map<string, { func: Handler }> = Reflect.get(database['server'], 'handlers')
  for (const handler of handlers.values()) handler.func = guarded(handler.func)
}

/** Makes every place of this kind hold no names but its own. */
function forgetInherited(place: object, method: string, holding: string): void {
  const prototype: unknown = Reflect.getPrototypeOf(place)
  const find: unknown = Reflect.get(place, method)
  if (typeof find !== 'function' || typeof prototype !== 'object' || prototype === null)
    throw new Error(`the local database has no method ${method}`)
  Reflect.set(prototype, method, function findOwn(this: object, name: string): unknown {
    const held: unknown = Reflect.get(this, holding)
    if (Reflect.getPrototypeOf(Object(held)) !== null)
      Reflect.set(this, holding, Object.assign(Object.create(null), held))
    return find.call(this, name)
  })
}

type Handler = (call: object, callback?: Answer) => unknown

function guarded(handle: Handler): Handler {
  return async (call, callback) => {
    try {
      await handle(call, callback)
    } catch (error) {
      const failure = { code: invalid, details: error instanceof Error ? error.message : String(error) }
      const emit: unknown = Reflect.get(call, 'emit')
      if (callback !== undefined) callback(failure)
      else if (typeof emit === 'function') emit.call(call, 'error', failure)
    }
  }
}
