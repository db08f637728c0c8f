export { earlyScriptsOf, laterImportsOf, weightOf, withImports } from './scripts.ts'
export { brotliBytes, overBudget, quickBrotliBytes } from './weight.ts'
