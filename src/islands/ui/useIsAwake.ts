import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False as the server draws an island, and in its first drawing in the browser, which has to be the same. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
