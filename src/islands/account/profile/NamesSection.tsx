import { useStore } from '#islands/ui/useStore.ts'
import { type SyntheticEvent, useState } from 'react'

import type { Account } from '#domain/account/account.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import {
  longestPersonName,
  type Profile,
  type ProfileProblem,
  validateProfile
} from '#domain/account/profile.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { ownAccount } from '#stores/account/own-account.ts'
import { phoneNumbers } from '#stores/account/phone-numbers.ts'
import { profile } from '#stores/account/profile.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

import { focusOnField } from '#islands/ui/focus.ts'
import { textIn } from '#islands/ui/form-texts.ts'
import { PhoneField } from '#islands/account/fields/PhoneField.tsx'
import { TextField } from '#islands/account/fields/TextField.tsx'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import type { Customer } from '#islands/account/useCustomer.ts'

import { callRefusal } from './proof-refusal.ts'

interface Props {
  customer: Customer
  language: Language
  login: LoginTexts
  texts: ProfileTexts
}

/** Names and contact data. What is typed stays when the record changes elsewhere; what is shown beside it follows. */
export function NamesSection({ customer, language, login, texts }: Props) {
  const own = useStore(ownAccount.$account)
  const readablePhone = useStore(phoneNumbers.$readable)
  const signsInAs = customer.email ?? readablePhone(customer.phone ?? '')
  const called = own.kind === 'ready' ? [own.value.name, own.value.surname].filter(Boolean).join(' ') : ''
  return (
    <section aria-labelledby="profile-names">
      <h2 id="profile-names">{texts.contactHeading}</h2>
      <p className="soft">{[called, signsInAs].filter(Boolean).join(' · ')}</p>
      {own.kind === 'loading' && <p role="status">{login.busy}</p>}
      {own.kind === 'failed' && <p role="alert">{texts.failed}</p>}
      {own.kind === 'ready' && (
        <>
          <NamesForm {...{ language, login, texts }} account={own.value} />
          <Moments {...{ language, texts }} account={own.value} />
        </>
      )}
    </section>
  )
}

type FormProps = Omit<Props, 'customer'> & { account: Account }

function NamesForm({ account, language, login, texts }: FormProps) {
  // Restores the values that were typed before the session ended.
  const [first] = useState<Profile>(() => profile.kept() ?? account)
  const [problems, setProblems] = useState<ProfileProblem[]>([])
  const isBusy = useStore(profile.$isBusy)
  const errorOf = (name: keyof Profile) => {
    const problem = problems.find(({ field }) => field === name)
    return problem ? texts.fields[problem.code] : null
  }
  const submit = async (form: HTMLFormElement) => {
    const filled = await profileOf(form)
    const found = validateProfile(filled)
    setProblems(found)
    const [wrong] = found
    if (wrong) return focusOnField(form, controlOf(wrong.field))
    const event = await profile.save(filled)
    if (event?.kind === 'done') showSnackbar({ color: 'success', text: texts.saved })
    if (event?.kind === 'failed')
      showSnackbar({ color: 'error', text: callRefusal(event.code, login, texts) })
  }
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  const input = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement)
      setProblems(known => known.filter(({ field }) => controlOf(field) !== target.name))
  }
  const text = (name: 'contactEmail' | 'name' | 'surname', autoComplete: string) => ({
    autoComplete,
    defaultValue: first[name],
    error: errorOf(name),
    label: texts[name],
    name
  })
  return (
    <form noValidate onInput={input} onSubmit={send}>
      <TextField {...text('name', 'given-name')} maxLength={longestPersonName} type="text" />
      <TextField {...text('surname', 'family-name')} maxLength={longestPersonName} type="text" />
      <TextField {...text('contactEmail', 'email')} type="email" />
      <PhoneField
        defaultNumber={first.contactPhone}
        error={errorOf('contactPhone')}
        label={texts.contactPhone}
        {...{ language }}
        texts={login}
      />
      <PrivacyNote {...texts.privacyNote} />
      <button className="button" disabled={isBusy} type="submit">
        {isBusy ? login.busy : texts.save}
      </button>
    </form>
  )
}

function Moments({ account, language, texts }: Omit<FormProps, 'login'>) {
  const format = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'long', timeStyle: 'short' })
  const moments = [
    [texts.registered, account.registered],
    [texts.lastSignIn, account.lastLogin]
  ] as const
  return (
    <dl className="profile-moments">
      {moments.map(
        ([name, moment]) =>
          moment !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{format.format(new Date(moment))}</dd>
            </div>
          )
      )}
    </dl>
  )
}

/** The control of a form that a field is typed into. */
function controlOf(field: keyof Profile): string {
  return field === 'contactPhone' ? phoneNumbers.fields.number : field
}

/** A number that is none in its country stays as it was typed: the rules then refuse it. */
async function profileOf(form: HTMLFormElement): Promise<Profile> {
  const data = new FormData(form)
  const typed = textIn(data, phoneNumbers.fields.number)
  return {
    contactEmail: textIn(data, 'contactEmail'),
    contactPhone: typed === '' ? '' : ((await phoneNumbers.read(data)) ?? '?'),
    name: textIn(data, 'name'),
    surname: textIn(data, 'surname')
  }
}
