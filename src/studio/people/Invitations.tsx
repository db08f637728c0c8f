import { useState } from 'react'

import { FailureNote } from '#islands/ui/FailureNote.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { momentFormat } from '#studio/shell/moment-format.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { type Invitation, invitationFragment, type SentInvitation } from './invitation.ts'
import { invitations } from './invitations.store.ts'
import { RoleList } from './RoleList.tsx'

interface Props {
  language: StudioLanguage
  texts: StudioTexts
}

/** Invitations that wait for who opens their link. */
export function Invitations({ language, texts }: Props) {
  const waiting = useStore(invitations.$invitations)
  const [sent, setSent] = useState<SentInvitation | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const words = texts.people
  if (waiting.length === 0 && problem === null) return null
  const again = async ({ email, rights }: Invitation) => {
    const answer = await invitations.invite({ email, rights })
    setProblem(answer.kind === 'failed' ? words.failed : null)
    setSent(answer.kind === 'done' ? answer.value : null)
  }
  const withdraw = async (invitation: Invitation) => {
    setSent(null)
    setProblem((await invitations.withdraw(invitation)) ? null : words.failed)
  }
  return (
    <section aria-labelledby="studio-invitations">
      <h3 id="studio-invitations">{words.invitations}</h3>
      <FailureNote text={problem} />
      {sent !== null && <SentNote {...{ sent, texts }} />}
      <ul className="studio-people">
        {waiting.map(invitation => (
          <li key={invitation.id}>
            <p>
              <strong>{invitation.email}</strong>
              <small>
                {words.waits.replace(
                  '{{date}}',
                  momentFormat(language, { dateStyle: 'long' }).format(new Date(invitation.until))
                )}
              </small>
            </p>
            <RoleList rights={invitation.rights} texts={texts} />
            <div>
              <button
                aria-label={`${words.inviteAgain}: ${invitation.email}`}
                className="button button-quiet"
                onClick={() => void again(invitation)}
                type="button"
              >
                {words.inviteAgain}
              </button>
              <button
                aria-label={`${words.withdraw}: ${invitation.email}`}
                className="button button-quiet"
                onClick={() => void withdraw(invitation)}
                type="button"
              >
                {words.withdraw}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An invitation has gone out, or its link is to be sent by hand. */
export function SentNote({ sent, texts }: { sent: SentInvitation; texts: StudioTexts }) {
  const { invitation, isMailed, secret } = sent
  const words = texts.people
  const link = location.origin + location.pathname + invitationFragment({ id: invitation.id, secret })
  return (
    <div className="studio-invited" role="status">
      <p>{words[isMailed ? 'invited' : 'notMailed'].replace('{{email}}', invitation.email)}</p>
      <label>
        {words.link}
        <input
          className="field"
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
          value={link}
        />
      </label>
    </div>
  )
}
