export { keepForOffline } from '#services/offline.ts'
