export { cacheForOffline } from '#services/site/offline.ts'
