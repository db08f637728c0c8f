import { type SyntheticEvent, useState } from 'react'

import type { LoginTexts } from '#domain/account/login-texts.ts'

import { TextField } from './TextField.tsx'

interface Props {
  autoComplete: 'current-password' | 'new-password'
  defaultValue?: string | undefined
  error: string | null
  hint?: string
  /** Whether the hint changes while the visitor types. */
  hintIsLive?: boolean
  label?: string
  onInput?: (event: SyntheticEvent<HTMLInputElement>) => void
  texts: Pick<LoginTexts, 'hidePassword' | 'password' | 'showPassword'>
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, texts, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      label={label ?? texts.password}
      name="password"
      required
      spellCheck={false}
      type={isShown ? 'text' : 'password'}
    >
      <button
        data-held
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        aria-pressed={isShown}
        className="login-eye"
        onClick={() => setShown(!isShown)}
        type="button"
      >
        <svg
          aria-hidden="true"
          fill="none"
          height="22"
          stroke="currentColor"
          strokeWidth="2"
          viewBox="0 0 24 24"
          width="22"
        >
          <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" />
          <circle cx="12" cy="12" r="3" />
          {isShown && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </TextField>
  )
}
