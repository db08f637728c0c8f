import { useStore as useCurrent } from '@nanostores/react'

/**
 * The value of a store. An island that wakes is drawn as the server drew it first, and at once again with what its store has received meanwhile: React
 * leaves the attributes of a page as they are when they differ from its first drawing.
 */
export const useStore: typeof useCurrent = store => useCurrent(store, { ssr: 'initial' })
