import { useEffect, useState } from 'react'

import { validateNewPassword } from '#domain/account/login-forms.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { hasAnyRight, type StudioRights } from '#domain/account/rights.ts'
import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { routes } from '#domain/site/routes.ts'
import { NewPasswordField } from '#islands/account/fields/NewPasswordField.tsx'
import styles from '#islands/account/login/login.css?url'
import { useForm } from '#islands/account/login/useForm.ts'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { commonPasswords } from '#stores/account/common-passwords.ts'
import { loadTexts } from '#stores/account/login-texts.ts'
import { login } from '#stores/account/login.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { InvitationKey, OpenInvitation } from './invitation.ts'
import { invitations } from './invitations.store.ts'

interface Props {
  invitation: InvitationKey
  language: StudioLanguage
  texts: StudioTexts
}

type Opened = OpenInvitation & { fields: LoginTexts }

/** Who follows the link of an invitation chooses a password, and is in. */
export function AcceptInvitation({ invitation, language, texts }: Props) {
  const [found, setFound] = useState<Remote<Opened>>({ kind: 'loading' })
  const words = texts.people.accept
  useEffect(() => void open(invitation, language).then(setFound), [invitation, language])
  if (found.kind === 'failed' && found.code === 'invitation-over')
    return (
      <p className="empty" role="alert">
        {words.over}
      </p>
    )
  if (found.kind === 'failed')
    return (
      <RetryPanel
        onRetry={() => void open(invitation, language).then(setFound)}
        retry={texts.retry}
        text={texts.people.failed}
      />
    )
  if (found.kind !== 'ready') return <p role="status">{texts.loading}</p>
  return (
    <section aria-labelledby="studio-invited" className="studio-invited">
      <link href={styles} rel="stylesheet" />
      <h1 id="studio-invited">{words.title}</h1>
      <p>{words[found.value.hasAccount ? 'known' : 'lead'].replace('{{email}}', found.value.email)}</p>
      <AcceptForm {...{ invitation, texts }} opened={found.value} />
    </section>
  )
}

async function open(invitation: InvitationKey, language: StudioLanguage): Promise<Remote<Opened>> {
  const [answer, fields] = await Promise.all([invitations.open(invitation), loadTexts(language)])
  if (answer.kind === 'failed') return remoteOf(answer)
  return fields === null
    ? { code: 'offline', kind: 'failed' }
    : { kind: 'ready', value: { ...answer.value, fields } }
}

interface FormProps extends Pick<Props, 'invitation' | 'texts'> {
  opened: Opened
}

function AcceptForm({ invitation, opened: { email, fields, hasAccount }, texts }: FormProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { accept: words, failed, problem: problems } = texts.people
  const enter = async (password: string | null) => {
    if (isBusy) return
    setBusy(true)
    const answer = await invitations.accept({ ...invitation, password })
    if (answer.kind === 'done') {
      if (password !== null) await login.signIn(email, password)
      return leave(answer.value)
    }
    setBusy(false)
    const sentences: Readonly<Record<string, string>> = { ...problems, 'invitation-over': words.over }
    setProblem(sentences[answer.code] ?? failed)
  }
  const form = useForm(
    { email: '', password: '' },
    async typed => (hasAccount ? [] : validateNewPassword(typed, await commonPasswords.load())),
    ({ password }) => enter(hasAccount ? null : password)
  )
  return (
    <form method="dialog" noValidate onInput={form.input} onSubmit={form.submit}>
      {/* Managers of passwords keep the password for this address. */}
      <input autoComplete="username" hidden name="email" readOnly value={email} />
      {!hasAccount && (
        <NewPasswordField
          error={form.errorOf('password', fields.fields)}
          label={words.password}
          texts={fields}
        />
      )}
      <FailureNote text={problem} />
      <button aria-disabled={isBusy} className="button" type="submit">
        {words[hasAccount ? 'take' : 'enter']}
      </button>
    </form>
  )
}

/** A partner has no place in the studio. */
function leave(rights: StudioRights): void {
  if (hasAnyRight(rights)) location.hash = '#/'
  else location.assign(routes.partnerKit)
}
