import { readableText, wordDifference } from './word-difference.ts'

interface Props {
  after: string
  before: string
  language?: string
}

/** Two versions of a text in one: words that went are struck out, words that came underlined. */
export function WordDifference({ after, before, language }: Props) {
  return (
    <p className="studio-difference" lang={language}>
      {wordDifference(readableText(before), readableText(after)).map((part, index) => {
        const key = `${part.kind} ${index}`
        if (part.kind === 'gone') return <del key={key}>{part.text}</del>
        return part.kind === 'new' ? <ins key={key}>{part.text}</ins> : <span key={key}>{part.text}</span>
      })}
    </p>
  )
}
