export { keepForOffline, type KeptPage, keptPages } from '#services/offline.ts'
