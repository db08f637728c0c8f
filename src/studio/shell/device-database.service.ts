import { createStore, type UseStore } from 'idb-keyval'

/** A database on this device with one store. It is opened when it is first asked for, because the server that draws the page has none. */
export function deviceDatabase(name: string, store: string): () => UseStore {
  let opened: UseStore | undefined
  return () => (opened ??= createStore(name, store))
}
