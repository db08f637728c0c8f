import { useStore } from '#islands/ui/useStore.ts'
import { useState } from 'react'

import { mayUnlink } from '#domain/account/linked-providers.ts'
import { validateNewCredentials } from '#domain/account/login-forms.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { Provider } from '#domain/account/person.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'
import { commonPasswords } from '#stores/account/common-passwords.ts'
import { phoneNumbers } from '#stores/account/phone-numbers.ts'
import { type Credentials, needsProof, profile, type ProfileEvent } from '#stores/account/profile.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

import { EmailField } from '#islands/account/fields/EmailField.tsx'
import { NewPasswordField } from '#islands/account/fields/NewPasswordField.tsx'
import { refusalIn } from '#islands/account/login/refusal.ts'
import { useForm } from '#islands/account/login/useForm.ts'
import { PrivacyNote } from '#islands/privacy/PrivacyNote.tsx'
import type { Customer } from '#islands/account/useCustomer.ts'
import { ProofDialog } from './ProofDialog.tsx'

interface Props {
  customer: Customer
  login: LoginTexts
  texts: ProfileTexts
}

/** The ways in that an account has. The second social provider goes through the same one as the first (specification, section 4). */
export function ProvidersSection({ customer, login, texts }: Props) {
  const { email, phone, providers } = customer
  const readablePhone = useStore(phoneNumbers.$readable)
  const rows: Row[] = [
    { link: profile.linkGoogle, name: texts.google, note: '', provider: 'google.com' },
    {
      isLater: true,
      link: profile.linkGoogle,
      name: texts.social,
      note: texts.socialNote,
      provider: 'google.com'
    },
    { name: login.password, note: email ?? '', provider: 'password' },
    { name: texts.phone, note: readablePhone(phone ?? ''), provider: 'phone' }
  ]
  const shown = rows.filter(({ link, provider }) => link !== undefined || providers.includes(provider))
  return (
    <section aria-labelledby="profile-providers">
      <h2 id="profile-providers">{texts.providersHeading}</h2>
      <p>{texts.providersLead}</p>
      <ul className="rows">
        {shown.map(row => (
          <ProviderRow key={row.name} {...{ login, providers, texts }} {...row} />
        ))}
      </ul>
      {providers.length === 1 && <p className="soft">{texts.lastProvider}</p>}
      {!providers.includes('password') && <PasswordForm {...{ customer, login, texts }} />}
    </section>
  )
}

interface Row {
  /** Not here yet: its button is that of `provider`, and it is neither linked nor unlinked itself. */
  isLater?: boolean
  link?: () => Promise<ProfileEvent | null>
  name: string
  note: string
  provider: Provider
}

interface RowProps extends Pick<Props, 'login' | 'texts'>, Row {
  providers: Provider[]
}

/** A change of the ways in, and what is said when it is made. */
interface Change {
  action: string
  done: string
  make: () => Promise<ProfileEvent | null>
}

function ProviderRow({ isLater = false, link, login, name, note, provider, providers, texts }: RowProps) {
  const isBusy = useStore(profile.$isBusy)
  const isLinked = providers.includes(provider)
  const [unproven, setUnproven] = useState<Change | null>(null)
  const change = async (wanted: Change) => {
    const event = await wanted.make()
    if (needsProof(event)) setUnproven(wanted)
    else tell(event, wanted.done, login)
  }
  const goOn = (wanted: Change) => {
    setUnproven(null)
    void change(wanted)
  }
  const linking = link && { action: `${texts.link}: ${name}`, done: texts.linked, make: link }
  const unlinking = {
    action: `${texts.unlink}: ${name}`,
    done: texts.unlinked,
    make: () => profile.unlink(provider)
  }
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        {!isLater && <span className="soft">{isLinked ? texts.linked : texts.notLinked}</span>}
        {note !== '' && <small>{note}</small>}
      </span>
      {isLinked ? (
        <button
          aria-label={unlinking.action}
          className="button button-quiet"
          disabled={isBusy || !mayUnlink(providers, provider)}
          onClick={() => void change(unlinking)}
          type="button"
        >
          {texts.unlink}
        </button>
      ) : (
        linking && (
          <button
            aria-label={linking.action}
            className="button button-quiet"
            disabled={isBusy}
            onClick={() => void change(linking)}
            type="button"
          >
            {texts.link}
          </button>
        )
      )}
      {unproven && (
        <ProofDialog
          {...{ login, texts }}
          action={unproven.action}
          onClose={() => setUnproven(null)}
          onProven={() => goOn(unproven)}
        />
      )}
    </li>
  )
}

function PasswordForm({ customer, login, texts }: Props) {
  const isBusy = useStore(profile.$isBusy)
  const [unproven, setUnproven] = useState<Credentials | null>(null)
  const link = async (credentials: Credentials) => {
    // A sign-in that is too old is no failure: it is said in green, and asks who it is (specification, section 8).
    const onProof = () => showSnackbar({ color: 'success', text: login.errors['recent-login'] })
    const event = await profile.linkPassword(credentials, onProof)
    if (needsProof(event)) setUnproven(credentials)
    else tell(event, texts.passwordLinked, login)
  }
  const goOn = (credentials: Credentials) => {
    setUnproven(null)
    void link(credentials)
  }
  const form = useForm(
    { email: '', password: '' },
    async typed => validateNewCredentials(typed, await commonPasswords.load()),
    link
  )
  return (
    <>
      <form noValidate onInput={form.input} onSubmit={form.submit}>
        <h3>{texts.passwordTitle}</h3>
        <EmailField
          defaultValue={customer.email ?? ''}
          error={form.errorOf('email', login.fields)}
          label={login.email}
        />
        <NewPasswordField error={form.errorOf('password', login.fields)} texts={login} />
        <PrivacyNote {...login.privacyAccount} />
        <button className="button" disabled={isBusy} type="submit">
          {isBusy ? login.busy : texts.link}
        </button>
      </form>
      {unproven && (
        <ProofDialog
          {...{ login, texts }}
          action={`${texts.link}: ${login.password}`}
          onClose={() => setUnproven(null)}
          onProven={() => goOn(unproven)}
        />
      )}
    </>
  )
}

function tell(event: ProfileEvent | null, done: string, login: LoginTexts): void {
  if (event?.kind === 'done') showSnackbar({ color: 'success', text: done })
  const refusal = event?.kind === 'failed' && refusalIn(login, event.code)
  if (refusal) showSnackbar({ color: 'error', text: refusal })
}
