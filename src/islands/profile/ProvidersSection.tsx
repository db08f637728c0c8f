import { useStore } from '@nanostores/react'

import { problemOf } from '#domain/auth-codes.ts'
import { mayUnlink } from '#domain/linked-providers.ts'
import { validateCredentials } from '#domain/login-forms.ts'
import type { LoginTexts } from '#domain/login-texts.ts'
import type { Provider } from '#domain/person.ts'
import { readablePhone } from '#domain/phone.ts'
import type { ProfileTexts } from '#domain/profile-texts.ts'
import { profile, type ProfileEvent } from '#stores/profile.ts'
import { showSnackbar } from '#stores/snackbar.ts'

import { PasswordField } from '#islands/login/PasswordField.tsx'
import { TextField } from '#islands/login/TextField.tsx'
import { useForm } from '#islands/login/useForm.ts'
import type { Customer } from '#islands/useCustomer.ts'

interface Props {
  customer: Customer
  login: LoginTexts
  texts: ProfileTexts
}

/** The ways in that an account has. The second social provider goes through the same one as the first (specification, section 4). */
export function ProvidersSection({ customer, login, texts }: Props) {
  const { email, phone, providers } = customer
  const rows: {
    name: string
    note: string
    provider: Provider
    link?: () => Promise<ProfileEvent | null>
  }[] = [
    { link: profile.linkGoogle, name: texts.google, note: '', provider: 'google.com' },
    { link: profile.linkGoogle, name: texts.social, note: texts.socialNote, provider: 'google.com' },
    { name: login.password, note: email ?? '', provider: 'password' },
    { name: texts.phone, note: readablePhone(phone ?? ''), provider: 'phone' }
  ]
  const shown = rows.filter(({ link, provider }) => link !== undefined || providers.includes(provider))
  return (
    <section aria-labelledby="profile-providers">
      <h2 id="profile-providers">{texts.providersHeading}</h2>
      <p>{texts.providersLead}</p>
      <ul className="profile-providers">
        {shown.map(row => (
          <ProviderRow key={row.name} {...{ login, providers, texts }} {...row} />
        ))}
      </ul>
      {providers.length === 1 && <p className="soft">{texts.lastProvider}</p>}
      {!providers.includes('password') && <PasswordForm {...{ customer, login, texts }} />}
    </section>
  )
}

interface RowProps extends Pick<Props, 'login' | 'texts'> {
  name: string
  note: string
  provider: Provider
  providers: Provider[]
  link?: () => Promise<ProfileEvent | null>
}

function ProviderRow({ link, login, name, note, provider, providers, texts }: RowProps) {
  const isBusy = useStore(profile.$isBusy)
  const isLinked = providers.includes(provider)
  const act = async (action: () => Promise<ProfileEvent | null>, done: string) =>
    tell(await action(), done, login)
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className="soft">{isLinked ? texts.linked : texts.notLinked}</span>
        {note !== '' && <small>{note}</small>}
      </span>
      {isLinked ? (
        <button
          aria-label={`${texts.unlink}: ${name}`}
          className="button button-quiet"
          disabled={isBusy || !mayUnlink(providers, provider)}
          onClick={() => void act(() => profile.unlink(provider), texts.unlinked)}
          type="button"
        >
          {texts.unlink}
        </button>
      ) : (
        link && (
          <button
            aria-label={`${texts.link}: ${name}`}
            className="button button-quiet"
            disabled={isBusy}
            onClick={() => void act(link, texts.linked)}
            type="button"
          >
            {texts.link}
          </button>
        )
      )}
    </li>
  )
}

function PasswordForm({ customer, login, texts }: Props) {
  const isBusy = useStore(profile.$isBusy)
  const form = useForm({ email: '', password: '' }, validateCredentials, async credentials => {
    // A sign-in that is too old is no failure: it is said in green, and asks who it is (specification, section 8).
    const onProof = (code: string) => showSnackbar({ color: 'success', text: sentence(code, login) })
    tell(await profile.linkPassword(credentials, onProof), texts.passwordLinked, login)
  })
  return (
    <form noValidate onSubmit={form.submit}>
      <h3>{texts.passwordTitle}</h3>
      <TextField
        autoComplete="username"
        defaultValue={customer.email ?? ''}
        error={form.errorOf('email', login.fields)}
        label={login.email}
        name="email"
        required
        type="email"
      />
      <PasswordField
        autoComplete="new-password"
        error={form.errorOf('password', login.fields)}
        hint={login.passwordHint}
        texts={login}
      />
      <button className="button" disabled={isBusy} type="submit">
        {isBusy ? login.busy : texts.link}
      </button>
    </form>
  )
}

function tell(event: ProfileEvent | null, done: string, login: LoginTexts): void {
  if (event?.kind === 'done') showSnackbar({ color: 'success', text: done })
  if (event?.kind === 'failed' && problemOf(event.code) !== null)
    showSnackbar({ color: 'error', text: sentence(event.code, login) })
}

function sentence(code: string, { errors }: LoginTexts): string {
  return errors[problemOf(code) ?? 'unknown'].replace('{code}', code)
}
