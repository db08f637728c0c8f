export { earlyScriptsOf, laterImportsOf, weightOf, withImports } from './scripts.ts'
export { brotliBytes, overBudget } from './weight.ts'
