export { artFolder, artOf, drawingFor } from './art.ts'
export { type Print, printDrawing } from './print-drawing.ts'
