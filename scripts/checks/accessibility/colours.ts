import type { ColourPair } from 'site-checks'

/** Colours that are drawn on each other, and the contrast they need: 4.5 for text, 3 for large text and graphics. */
export const colourPairs: readonly ColourPair[] = [
  ['ink', 'cal', 4.5],
  ['ink', 'paper', 4.5],
  ['ink-soft', 'cal', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['clavel', 'cal', 3],
  ['clavel', 'paper', 3],
  ['clavel-strong', 'cal', 4.5],
  ['clavel-strong', 'paper', 4.5],
  ['clavel-deep', 'cal', 4.5],
  ['clavel-deep', 'paper', 4.5],
  ['on-clavel', 'clavel-strong', 4.5],
  ['on-clavel', 'clavel-deep', 4.5],
  ['on-albero', 'albero', 4.5],
  ['azulejo', 'cal', 4.5],
  ['azulejo', 'paper', 4.5],
  ['oliva', 'cal', 4.5],
  ['oliva', 'paper', 4.5],
  ['almagra', 'cal', 4.5],
  ['almagra', 'paper', 4.5],
  ['line-strong', 'cal', 3],
  ['line-strong', 'paper', 3]
]
