export { type OfflinePage, offlinePages } from '#services/site/offline-pages.ts'
