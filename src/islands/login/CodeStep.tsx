import { useStore } from '#islands/useStore.ts'

import type { FieldProblem } from '#domain/field-problem.ts'
import { readablePhone } from '#domain/phone.ts'
import { login } from '#stores/login.ts'

import type { StepProps } from './LoginPanel.tsx'
import { TextField } from './TextField.tsx'
import { useForm } from './useForm.ts'

/** The code of the message, which telephones fill in by themselves. */
export function CodeStep({ isBusy, tell, texts }: StepProps) {
  const { phone } = useStore(login.$login)
  const form = useForm({ code: '' }, validateCode, ({ code }) => login.confirm(code).then(tell))
  return (
    <form method="dialog" noValidate onSubmit={form.submit}>
      <p>{texts.codeLead.replace('{phone}', readablePhone(phone ?? ''))}</p>
      <TextField
        autoComplete="one-time-code"
        error={form.errorOf('code', texts.fields)}
        inputMode="numeric"
        label={texts.code}
        maxLength={8}
        name="code"
        required
        type="text"
      />
      <div className="login-buttons">
        <button data-held className="button button-quiet" onClick={() => login.go('phone')} type="button">
          {texts.otherNumber}
        </button>
        <button data-held className="button" disabled={isBusy} type="submit">
          {isBusy ? texts.busy : texts.confirm}
        </button>
      </div>
    </form>
  )
}

function validateCode({ code }: { code: string }): FieldProblem<'code', 'code-required'>[] {
  return code === '' ? [{ code: 'code-required', field: 'code' }] : []
}
