export { artFolder, artOf, drawingFor } from './art.ts'
export { type Print, printDrawing } from './print-drawing.ts'
export { flawsOf } from './check-drawing.ts'
