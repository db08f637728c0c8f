import { validateResetForm } from '#domain/account/login-forms.ts'
import { login } from '#stores/account/login.ts'

import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'

import type { StepProps } from './step-props.ts'
import { EmailField } from '#islands/account/fields/EmailField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useForm } from './useForm.ts'

/** For who forgot their password. Whether there is an account of that address is not told. */
export function ResetStep({ isBusy, language, texts }: StepProps) {
  const form = useForm({ email: '' }, validateResetForm, ({ email }) => login.sendReset(email, language))
  return (
    <form method="dialog" noValidate onInput={form.input} onSubmit={form.submit}>
      <p>{texts.resetLead}</p>
      <EmailField error={form.errorOf('email', texts.fields)} label={texts.email} />
      <PrivacyNote {...texts.privacyAccount} />
      <StepButtons {...{ isBusy, texts }} action={texts.sendEmail} />
    </form>
  )
}
