import { validateNewCredentials } from '#domain/account/login-forms.ts'
import { commonPasswords } from '#stores/account/common-passwords.ts'
import { login } from '#stores/account/login.ts'

import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'

import type { StepProps } from './step-props.ts'
import { EmailField } from '#islands/account/fields/EmailField.tsx'
import { NewPasswordField } from '#islands/account/fields/NewPasswordField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useForm } from './useForm.ts'

export function RegisterStep({ isBusy, texts }: StepProps) {
  const form = useForm(
    { email: '', password: '' },
    async values => validateNewCredentials(values, await commonPasswords.load()),
    ({ email, password }) => login.createAccount(email, password)
  )
  return (
    <form method="dialog" noValidate onInput={form.input} onSubmit={form.submit}>
      <EmailField error={form.errorOf('email', texts.fields)} label={texts.email} />
      <NewPasswordField error={form.errorOf('password', texts.fields)} texts={texts} />
      <PrivacyNote {...texts.privacyAccount} />
      <StepButtons {...{ isBusy, texts }} action={texts.createAccount} />
    </form>
  )
}
