export { preload } from '#services/site/preload.ts'
