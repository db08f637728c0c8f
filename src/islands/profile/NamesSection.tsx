import { useStore } from '#islands/useStore.ts'
import { type SyntheticEvent, useState } from 'react'

import type { Account } from '#domain/account.ts'
import { type Language, regionalTags } from '#domain/locale.ts'
import type { LoginTexts } from '#domain/login-texts.ts'
import { readablePhone } from '#domain/phone.ts'
import { longestPersonName, type Profile, type ProfileProblem, validateProfile } from '#domain/profile.ts'
import type { ProfileTexts } from '#domain/profile-texts.ts'
import { ownAccount } from '#stores/own-account.ts'
import { phoneNumbers } from '#stores/phone-numbers.ts'
import { profile } from '#stores/profile.ts'
import { showSnackbar } from '#stores/snackbar.ts'

import { textIn } from '#islands/form-texts.ts'
import { PhoneField } from '#islands/login/PhoneField.tsx'
import { TextField } from '#islands/login/TextField.tsx'
import type { Customer } from '#islands/useCustomer.ts'

interface Props {
  customer: Customer
  language: Language
  login: LoginTexts
  texts: ProfileTexts
}

/** Names and contact data. What is typed stays when the record changes elsewhere; what is shown beside it follows. */
export function NamesSection({ customer, language, login, texts }: Props) {
  const own = useStore(ownAccount.$account)
  const signsInAs = customer.email ?? readablePhone(customer.phone ?? '')
  const called = own.kind === 'here' ? [own.account.name, own.account.surname].filter(Boolean).join(' ') : ''
  return (
    <section aria-labelledby="profile-names">
      <h2 id="profile-names">{texts.contactHeading}</h2>
      <p className="soft">{[called, signsInAs].filter(Boolean).join(' · ')}</p>
      {own.kind === 'loading' && <p role="status">{login.busy}</p>}
      {own.kind === 'failed' && <p role="alert">{texts.failed}</p>}
      {own.kind === 'here' && (
        <>
          <NamesForm {...{ language, login, texts }} account={own.account} />
          <Moments {...{ language, texts }} account={own.account} />
        </>
      )}
    </section>
  )
}

type FormProps = Omit<Props, 'customer'> & { account: Account }

function NamesForm({ account, language, login, texts }: FormProps) {
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
    if (found.length > 0) return
    const event = await profile.save(filled)
    if (event?.kind === 'done') showSnackbar({ color: 'success', text: texts.saved })
    if (event?.kind === 'failed') showSnackbar({ color: 'error', text: texts.failed })
  }
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  const text = (name: 'contactEmail' | 'name' | 'surname', autoComplete: string) => ({
    autoComplete,
    defaultValue: account[name],
    error: errorOf(name),
    label: texts[name],
    name
  })
  return (
    <form noValidate onSubmit={send}>
      <TextField {...text('name', 'given-name')} maxLength={longestPersonName} type="text" />
      <TextField {...text('surname', 'family-name')} maxLength={longestPersonName} type="text" />
      <TextField {...text('contactEmail', 'email')} type="email" />
      <PhoneField
        defaultNumber={account.contactPhone}
        error={errorOf('contactPhone')}
        label={texts.contactPhone}
        {...{ language }}
        texts={login}
      />
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
