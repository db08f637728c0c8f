export { keepsAnything } from '#services/keeping.ts'
