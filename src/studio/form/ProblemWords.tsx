import { problemWords } from './problem-words.ts'

import type { StudioLanguage } from './field-props.view.ts'

/** A message of the contract, in the language of the studio. */
export function ProblemWords({ language, text }: { language: StudioLanguage; text: string }) {
  const words = problemWords(text, language)
  return <span lang={words.language}>{words.text}</span>
}
