import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useRef, useState } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import type { FieldProblem } from '#domain/text/field-problem.ts'
import { smsWaitSeconds } from '#domain/account/login-step.ts'
import { login } from '#stores/account/login.ts'
import { phoneNumbers } from '#stores/account/phone-numbers.ts'

import type { StepProps } from './step-props.ts'
import { TextField } from '#islands/account/fields/TextField.tsx'
import { useForm } from './useForm.ts'

/** The code of the message, which telephones fill in by themselves. */
export function CodeStep({ isBusy, tell, texts }: StepProps) {
  const { phone } = useStore(login.$login)
  const readablePhone = useStore(phoneNumbers.$readable)
  const place = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(false)
  const form = useForm({ code: '' }, validateCode, async ({ code }) => {
    const event = await login.confirm(code)
    tell(event)
    if (event?.kind !== 'failed') return
    setRefused(true)
    // Ready for the right one.
    place.current?.querySelector('input')?.select()
  })
  return (
    <form
      method="dialog"
      noValidate
      onInput={event => {
        setRefused(false)
        form.input(event)
      }}
      onSubmit={form.submit}
      ref={place}
    >
      <p>{interpolate(texts.codeLead, { phone: readablePhone(phone ?? '') })}</p>
      <TextField
        aria-invalid={isRefused || undefined}
        autoComplete="one-time-code"
        error={form.errorOf('code', texts.fields)}
        inputMode="numeric"
        label={texts.code}
        maxLength={8}
        name="code"
        required
        type="text"
      />
      <Resend {...{ isBusy, tell, texts }} />
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

/** A message that does not come is sent again, after the time that one may take. */
function Resend({ isBusy, tell, texts }: Pick<StepProps, 'isBusy' | 'tell' | 'texts'>) {
  const botCheck = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(smsWaitSeconds)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setSeconds(left => left - 1), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const resend = async () => {
    if (!botCheck.current) return
    tell(await login.resendCode(botCheck.current))
    setSeconds(smsWaitSeconds)
  }
  return (
    <>
      <div ref={botCheck} />
      <button
        data-held
        className="login-link"
        disabled={isBusy || isWaiting}
        onClick={() => void resend()}
        type="button"
      >
        {isWaiting ? interpolate(texts.resendIn, { seconds }) : texts.resend}
      </button>
    </>
  )
}

function validateCode({ code }: { code: string }): FieldProblem<'code', 'code-required'>[] {
  return code === '' ? [{ code: 'code-required', field: 'code' }] : []
}
