import type { ReactNode } from 'react'

interface Props {
  children: (described: { 'aria-describedby'?: string; 'aria-invalid'?: true; id: string }) => ReactNode
  id: string
  label: ReactNode
  /** What is wrong with it, in words. */
  problem: string | undefined
}

/** A field of a form with its label above and what is wrong with it below, where a screen reader finds it too. */
export function Field({ children, id, label, problem }: Props) {
  const problemId = `${id}-problem`
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children(problem === undefined ? { id } : { 'aria-describedby': problemId, 'aria-invalid': true, id })}
      {problem !== undefined && (
        <span className="field-error" id={problemId}>
          {problem}
        </span>
      )}
    </div>
  )
}
