import { validateCredentials } from '#domain/login-forms.ts'
import { login } from '#stores/login.ts'

import type { StepProps } from './LoginPanel.tsx'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useForm } from './useForm.ts'

export function RegisterStep({ isBusy, texts }: StepProps) {
  const form = useForm({ email: '', password: '' }, validateCredentials, ({ email, password }) =>
    login.createAccount(email, password)
  )
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <EmailField error={form.errorOf('email', texts.fields)} label={texts.email} />
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
