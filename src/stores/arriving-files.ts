export { askAhead } from '#services/arriving-files.ts'
