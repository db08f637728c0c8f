export { type KeptPage, keptPages } from '#services/kept-pages.ts'
