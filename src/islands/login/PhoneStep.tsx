import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import { validatePhoneForm } from '#domain/login-forms.ts'
import { botCheckDelayMs } from '#domain/login-step.ts'
import { login } from '#stores/login.ts'
import { phoneNumbers } from '#stores/phone-numbers.ts'

import type { StepProps } from './LoginPanel.tsx'
import { PhoneField } from './PhoneField.tsx'
import { StepButtons } from './StepButtons.tsx'

/** The telephone, valid in its country, behind a bot check that nobody sees. */
export function PhoneStep({ isBusy, language, tell, texts }: StepProps) {
  const [isWrong, setWrong] = useState(false)
  const botCheck = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (botCheck.current) void login.startBotCheck(botCheck.current)
    }, botCheckDelayMs)
    return () => clearTimeout(timer)
  }, [])
  const submit = async (form: HTMLFormElement) => {
    const phone = await phoneNumbers.read(new FormData(form))
    const isValid =
      validatePhoneForm({ code: '', isPhoneValid: phone !== null, phone: phone ?? '' }).length === 0
    setWrong(!isValid)
    if (isValid && phone !== null) tell(await login.sendCode(phone))
    else form.querySelector('input')?.focus()
  }
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return (
    <form method="dialog" noValidate onSubmit={send}>
      <p>{texts.phoneLead}</p>
      <PhoneField
        error={isWrong ? texts.fields['phone-invalid'] : null}
        label={texts.phoneNumber}
        {...{ language, texts }}
      />
      <div ref={botCheck} />
      <StepButtons {...{ isBusy, texts }} action={texts.sendCode} />
    </form>
  )
}
