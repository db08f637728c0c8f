import type { ReactNode } from 'react'

interface Props {
  children: (described: { 'aria-describedby'?: string; 'aria-invalid'?: true; id: string }) => ReactNode
  /** A help for filling it in, shown below the label. */
  hint?: string | undefined
  id: string
  label: ReactNode
  /** The problem of the value, as a sentence. */
  problem: string | undefined
}

/** A field of a form with its label above and what is wrong with it below, where a screen reader finds it too. */
export function Field({ children, hint, id, label, problem }: Props) {
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`]
  const describing = [...(hint === undefined ? [] : [hintId]), ...(problem === undefined ? [] : [problemId])]
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="soft" id={hintId}>
          {hint}
        </span>
      )}
      {children({
        ...(describing.length > 0 && { 'aria-describedby': describing.join(' ') }),
        ...(problem !== undefined && { 'aria-invalid': true }),
        id
      })}
      {problem !== undefined && (
        <span className="field-error" id={problemId}>
          {problem}
        </span>
      )}
    </div>
  )
}
