import { validateCredentials } from '#domain/login-forms.ts'
import { login } from '#stores/login.ts'

import type { StepProps } from './LoginPanel.tsx'
import { PasswordField } from './PasswordField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './useForm.ts'

export function RegisterStep({ isBusy, texts }: StepProps) {
  const form = useForm({ email: '', password: '' }, validateCredentials, ({ email, password }) =>
    login.createAccount(email, password)
  )
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <TextField
        autoComplete="username"
        error={form.errorOf('email', texts.fields)}
        label={texts.email}
        name="email"
        required
        type="email"
      />
      <PasswordField
        autoComplete="new-password"
        error={form.errorOf('password', texts.fields)}
        hint={texts.passwordHint}
        texts={texts}
      />
      <StepButtons {...{ isBusy, texts }} action={texts.createAccount} />
    </form>
  )
}
