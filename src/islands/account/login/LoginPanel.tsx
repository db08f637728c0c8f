import { useStore } from '#islands/ui/useStore.ts'
import { type ComponentType, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { Language } from '#domain/text/locale.ts'
import type { LoginNotice, LoginStep as Step } from '#domain/account/login-step.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { isStorageAvailable } from '#stores/site/storage-available.ts'
import { login } from '#stores/account/login.ts'
import type { LoginEvent } from '#stores/account/login-attempts.ts'
import { session } from '#stores/account/session.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'
import { CodeStep } from './CodeStep.tsx'
import { LoginStep } from './LoginStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { refusalIn } from './refusal.ts'
import type { StepProps } from './step-props.ts'
import { validateNewCredentials, validateResetForm } from '#domain/account/login-forms.ts'
import { commonPasswords } from '#stores/account/common-passwords.ts'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import { EmailField } from '#islands/account/fields/EmailField.tsx'
import { NewPasswordField } from '#islands/account/fields/NewPasswordField.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useForm } from './useForm.ts'

interface Props {
  language: Language
  /** Whether the focus goes into the panel as soon as it stands: where it was opened, not where it is the page. */
  takesFocus: boolean
  texts: LoginTexts
}

const steps = {
  code: { Form: CodeStep, title: 'codeTitle' },
  login: { Form: LoginStep, title: 'title' },
  phone: { Form: PhoneStep, title: 'phoneTitle' },
  registro: { Form: RegisterStep, title: 'registerTitle' },
  resetear: { Form: ResetStep, title: 'resetTitle' }
} as const satisfies Record<Step, { Form: ComponentType<StepProps>; title: keyof LoginTexts }>

const notices = {
  'login/cuenta-creada': 'accountCreated',
  'login/email-enviado': 'emailSent'
} as const satisfies Record<LoginNotice, keyof LoginTexts>

/** Signs in, makes accounts, and helps who forgot their password (specification, section 2). */
export function LoginPanel({ language, takesFocus, texts }: Props) {
  const titleId = useId()
  const { failure, isBusy, notice, step } = useStore(login.$login)
  const place = useRef<HTMLElement>(null)
  const shown = useRef<Step | null>(takesFocus ? null : step)
  // The server cannot know it, and it stays as it is.
  const isKept = useSyncExternalStore(
    () => () => {},
    isStorageAvailable,
    () => true
  )
  useEffect(() => void session.start(), [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.querySelector('input')?.focus({ preventScroll: takesFocus })
  }, [step, takesFocus])
  const { Form, title } = steps[step]
  const refusal = failure === null ? null : refusalIn(texts, failure)
  const tell = (event: LoginEvent | null) => {
    const said = event && sentenceOf(event, texts)
    if (said) showSnackbar(said)
  }
  return (
    <section
      className="login-panel"
      aria-labelledby={titleId}
      onInput={login.clearFailure}
      onSubmitCapture={login.clearFailure}
      ref={place}
    >
      <h2 id={titleId}>{texts[title]}</h2>
      {refusal !== null && (
        <p className="login-alert" role="alert">
          {refusal}
        </p>
      )}
      <p className="login-notice" role="status">
        {notice !== null && texts[notices[notice]]}
      </p>
      <p className="login-unkept" role="status">
        {!isKept && texts.notKept}
      </p>
      <Form {...{ isBusy, language, tell, texts }} key={step} />
    </section>
  )
}

/** Failures of the telephone are said in a snackbar too (specification, section 8); the others stand in the panel alone. */
function sentenceOf(event: LoginEvent, texts: LoginTexts) {
  if (event.kind === 'welcome') return { color: 'success', text: texts.welcome } as const
  if (event.kind === 'sms-sent') return { color: 'success', text: texts.smsSent } as const
  const refusal = refusalIn(texts, event.code)
  return refusal && ({ color: 'error', text: refusal } as const)
}

function RegisterStep({ isBusy, texts }: StepProps) {
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

/** For who forgot their password. Whether there is an account of that address is not told. */
function ResetStep({ isBusy, language, texts }: StepProps) {
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
