/** Requests an island's files ahead of its code; the service that reads them waits for the same answer. */
export { preload, preloading } from '#services/site/preload.ts'
