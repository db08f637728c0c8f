import { type InputHTMLAttributes, useId } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  /** The problem of the value; empty when there is none. */
  error: string | null
  hint?: string
  /** Whether the hint changes while the visitor types: a screen reader says it then. */
  hintIsLive?: boolean
}

/** A field with its name, a hint, and what is wrong with it where it is wrong. It keeps what was typed itself. */
export function TextField({ children, error, hint, hintIsLive, label, ...input }: Props) {
  const id = useId()
  const described = [error !== null && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean)
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-input">
        <input
          {...input}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error !== null || input['aria-invalid']}
          className="field"
          id={id}
        />
        {children}
      </div>
      {hint !== undefined && (
        <span className="soft" id={`${id}-hint`} role={hintIsLive ? 'status' : undefined}>
          {hint}
        </span>
      )}
      {error !== null && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
