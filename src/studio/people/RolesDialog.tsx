import { type ComponentProps, type FormEvent, useState } from 'react'

import { maxCompanies, maxPartners, noRights, type StudioRights } from '#domain/account/rights.ts'
import { isMailAddress } from '#domain/mail/mail.ts'
import type { SentInvitation } from './invitation.ts'
import type { StudioPerson } from './studio-person.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { Field } from '#islands/ui/Field.tsx'
import { invitations } from './invitations.store.ts'
import { people } from './people.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { DocumentChoice } from './DocumentChoice.tsx'

interface Props {
  isOwn: boolean
  onClose: () => void
  /** Null where roles were given at once; an invitation where they wait. */
  onDone: (sent: SentInvitation | null) => void
  /** Null: a person without a role yet. */
  person: StudioPerson | null
  texts: StudioTexts
}

/** Gives roles to an account at once. To an address without one goes an invitation, for which they wait. */
function useGiving({ onClose, onDone, person, texts: { people: words } }: Omit<Props, 'isOwn'>) {
  const [who, setWho] = useState('')
  const [rights, setRights] = useState<StudioRights>(person?.rights ?? noRights)
  const [problem, setProblem] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const settle = (code: string | null, sent: SentInvitation | null = null) => {
    setBusy(false)
    if (code !== null) return setProblem(problems(words)[code] ?? words.failed)
    onDone(sent)
    onClose()
  }
  const give = async () => {
    setBusy(true)
    const code = await people.give(person?.uid ?? who.trim(), rights)
    if (code !== 'account-unknown' || !isMailAddress(who.trim())) return settle(code)
    // An address with a slip would let a stranger in: whoever invites reads it once more.
    setBusy(false)
    setProblem(null)
    setUnknown(who.trim())
  }
  const invite = async (email: string) => {
    setBusy(true)
    const answer = await invitations.invite({ email, rights })
    settle(answer.kind === 'failed' ? answer.code : null, answer.kind === 'done' ? answer.value : null)
  }
  const invited = unknown === who.trim() ? unknown : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (person === null && who.trim() === '') setProblem(words.whoMissing)
    else void (invited === null ? give() : invite(invited))
  }
  return { invited, isBusy, problem, rights, setRights, setWho, submit, who }
}

/** All roles of a person: those that are not ticked are taken away. */
export function RolesDialog({ isOwn, ...props }: Props) {
  const { onClose, person, texts } = props
  const { invited, isBusy, problem, rights, setRights, setWho, submit, who } = useGiving(props)
  const { people: words } = texts
  return (
    <Dialog closeLabel={texts.cancel} heading={person?.name ?? words.add} onClose={onClose}>
      <form className="studio-roles-form" noValidate onSubmit={submit}>
        {person === null && (
          <Field id="studio-who" label={words.who} problem={undefined}>
            {described => (
              <input
                {...described}
                autoCapitalize="none"
                autoComplete="off"
                className="field"
                inputMode="email"
                onChange={({ currentTarget }) => setWho(currentTarget.value)}
                value={who}
              />
            )}
          </Field>
        )}
        <RolesFields {...{ isOwn, rights, texts }} onChange={setRights} />
        {invited !== null ? (
          <p role="alert">{words.inviteAsk.replace('{{email}}', invited)}</p>
        ) : (
          <p className="studio-help">{words.signsOut}</p>
        )}
        <FailureNote text={problem} />
        <button aria-disabled={isBusy} className="button" type="submit">
          {isBusy ? texts.save.saving : invited === null ? words.give : words.invite}
        </button>
      </form>
    </Dialog>
  )
}

interface FieldsProps extends Pick<Props, 'isOwn' | 'texts'> {
  onChange: (rights: StudioRights) => void
  rights: StudioRights
}

function RolesFields({ isOwn, onChange, rights, texts }: FieldsProps) {
  const { people: words } = texts
  return (
    <>
      <Tick
        help={isOwn ? words.ownAdmin : words.roleHelp.admin}
        isLocked={isOwn}
        isOn={rights.isAdmin}
        name={words.role.admin}
        onChange={isAdmin => onChange({ ...rights, isAdmin })}
      />
      <Tick
        help={words.roleHelp.editor}
        isOn={rights.isEditor}
        name={words.role.editor}
        onChange={isEditor => onChange({ ...rights, isEditor })}
      />
      <fieldset>
        <legend>{words.role.translator}</legend>
        <p className="studio-help">{words.roleHelp.translator}</p>
        <div className="studio-ticks">
          {languages.map(language => (
            <Tick
              isOn={rights.languages.includes(language)}
              key={language}
              name={texts.languages[language]}
              onChange={isOn => onChange({ ...rights, languages: withLanguage(rights, language, isOn) })}
            />
          ))}
        </div>
      </fieldset>
      <RoleDocuments
        chosen={rights.companies}
        collection="empresas"
        find={words.findCompany}
        most={maxCompanies}
        onChange={companies => onChange({ ...rights, companies })}
        of="company"
        texts={texts}
      />
      <p className="studio-roles-outside">{words.outside}</p>
      <RoleDocuments
        chosen={rights.partners}
        collection="partners"
        find={words.findPartner}
        most={maxPartners}
        onChange={partners => onChange({ ...rights, partners })}
        of="partner"
        texts={texts}
      />
    </>
  )
}

interface RoleDocumentsProps extends ComponentProps<typeof DocumentChoice> {
  of: 'company' | 'partner'
}

/** A role that is held for some documents. */
function RoleDocuments({ of: role, ...choice }: RoleDocumentsProps) {
  const { people: words } = choice.texts
  return (
    <fieldset>
      <legend>{words.role[role]}</legend>
      <p className="studio-help">{words.roleHelp[role].replace('{{count}}', String(choice.most))}</p>
      <DocumentChoice {...choice} />
    </fieldset>
  )
}

interface TickProps {
  help?: string
  isLocked?: boolean
  isOn: boolean
  name: string
  onChange: (isOn: boolean) => void
}

function Tick({ help, isLocked = false, isOn, name, onChange }: TickProps) {
  return (
    <label className="studio-tick">
      <input
        checked={isOn}
        disabled={isLocked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        type="checkbox"
      />
      <span>
        {name}
        {help !== undefined && <small>{help}</small>}
      </span>
    </label>
  )
}

function withLanguage({ languages: known }: StudioRights, language: Language, isOn: boolean): Language[] {
  return languages.filter(other => (other === language ? isOn : known.includes(other)))
}

function problems(words: StudioTexts['people']): Readonly<Record<string, string>> {
  return words.problem
}
