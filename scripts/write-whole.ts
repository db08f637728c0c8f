export { writeWhole } from '#publishing/write-whole.ts'
