/** What wakes islands asks for their files ahead; the service that reads them waits for the same answer. */
export { preload, preloading } from '#services/site/preload.ts'
