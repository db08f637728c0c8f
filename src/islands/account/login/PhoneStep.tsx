import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

import { validatePhoneForm } from '#domain/account/login-forms.ts'
import { botCheckDelayMs } from '#domain/account/login-step.ts'
import { login } from '#stores/account/login.ts'
import { phoneNumbers } from '#stores/account/phone-numbers.ts'

import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'

import type { StepProps } from './step-props.ts'
import { PhoneField } from '#islands/account/fields/PhoneField.tsx'
import { StepButtons } from './StepButtons.tsx'

/** The telephone, valid in its country, behind an invisible bot check. */
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
        isRequired
        label={texts.phoneNumber}
        {...{ language, texts }}
      />
      <PrivacyNote {...texts.privacyPhone} />
      <div ref={botCheck} />
      <StepButtons {...{ isBusy, texts }} action={texts.sendCode} />
    </form>
  )
}
