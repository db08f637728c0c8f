import { validateResetForm } from '#domain/login-forms.ts'
import { login } from '#stores/login.ts'

import type { StepProps } from './LoginPanel.tsx'
import { EmailField } from './EmailField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useForm } from './useForm.ts'

/** For who forgot their password. Whether there is an account of that address is not told. */
export function ResetStep({ isBusy, language, texts }: StepProps) {
  const form = useForm({ email: '' }, validateResetForm, ({ email }) => login.sendReset(email, language))
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <p>{texts.resetLead}</p>
      <EmailField error={form.errorOf('email', texts.fields)} label={texts.email} />
      <StepButtons {...{ isBusy, texts }} action={texts.sendEmail} />
    </form>
  )
}
