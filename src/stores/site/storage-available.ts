export { isStorageAvailable } from '#services/site/storage-available.ts'
