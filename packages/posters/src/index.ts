export { artFolder, artOf, drawingFor } from './art.ts'
export { type Print, printDrawing } from './print-drawing.ts'
export { type Drawing, readDrawing } from './read-drawing.ts'
