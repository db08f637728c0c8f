import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useId, useRef, useState } from 'react'
import type {
  PastVersion,
  PublicationControl,
  PublicationDecision
} from '#domain/site/publication-control.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'
import './publication.css'
import { Field } from '#islands/ui/Field.tsx'

/** A decision about all publications; what the guard holds is let through where it is read. */
type Decision = Exclude<PublicationDecision, { kind: 'release' }>

interface PublicationViewProps {
  control: PublicationControl
  language: StudioLanguage
  /** Whether it is so now. */
  onDecide: (decision: Decision) => Promise<boolean>
  texts: StudioTexts['control']
}

/** How publications stand, for all editors; administrators pause them, go back to a release, and go on. */
export function PublicationView({ control, language, onDecide, texts }: PublicationViewProps) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const { mayDecide, releases, stop } = control
  return (
    <section aria-labelledby="publication-control" className="publication-control">
      <h2 id="publication-control">{texts.title}</h2>
      <p role="status">{stateIn(control, language, texts)}</p>
      {mayDecide && <Decisions {...{ language, releases, stop, texts }} onAsk={setAsked} />}
      {asked && (
        <Confirmation
          decision={asked}
          onClose={() => setAsked(null)}
          onDecide={onDecide}
          subject={subjectOf(asked, control, language)}
          texts={texts}
        />
      )}
    </section>
  )
}

interface DecisionsProps
  extends Pick<PublicationViewProps, 'language' | 'texts'>, Pick<PublicationControl, 'releases' | 'stop'> {
  onAsk: (decision: Decision) => void
}

function Decisions({ language, onAsk, releases, stop, texts }: DecisionsProps) {
  return (
    <>
      {stop !== null && (
        <button className="button" onClick={() => onAsk({ kind: 'resume' })} type="button">
          {texts.resume}
        </button>
      )}
      {stop === null && <PauseForm onPause={reason => onAsk({ kind: 'pause', reason })} texts={texts} />}
      <RollbackForm
        language={language}
        onRollback={(version, reason) => onAsk({ kind: 'rollback', reason, version })}
        releases={releases}
        texts={texts}
      />
    </>
  )
}

interface ConfirmationProps extends Pick<PublicationViewProps, 'onDecide' | 'texts'> {
  decision: Decision
  onClose: () => void
  subject: string[]
}

function Confirmation({ decision, onClose, onDecide, subject, texts }: ConfirmationProps) {
  return (
    <ConfirmDialog
      cancel={texts.cancel}
      confirm={texts[decision.kind]}
      confirming={texts.working}
      heading={texts[decision.kind]}
      note={texts.notes[decision.kind]}
      onClose={onClose}
      onConfirm={async () => ((await onDecide(decision)) ? null : texts.failed)}
      subject={subject}
    />
  )
}

function stateIn(
  { stop }: PublicationControl,
  language: StudioLanguage,
  texts: PublicationViewProps['texts']
): string {
  if (stop === null) return texts.running
  const { by, reason, since, to } = stop
  const said = interpolate(to === null ? texts.paused : texts.rolledBack, {
    by,
    since: momentIn(language, since)
  })
  return reason === '' ? said : `${said} ${texts.reason}: ${reason}`
}

function subjectOf(decision: Decision, { releases }: PublicationControl, language: StudioLanguage): string[] {
  const version = decision.kind === 'rollback' ? decision.version : null
  const release = releases.find(each => each.version === version)
  const reason = decision.kind === 'pause' || decision.kind === 'rollback' ? decision.reason : ''
  return [...(release ? [momentIn(language, release.moment)] : []), ...(reason === '' ? [] : [reason])]
}

function momentIn(language: StudioLanguage, moment: string): string {
  const format = momentFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return format.format(new Date(moment))
}

interface Props {
  onPause: (reason: string) => void
  texts: StudioTexts['control']
}

/** Holds publications, with a word for colleagues why. */
function PauseForm({ onPause, texts }: Props) {
  const reason = useRef<HTMLInputElement>(null)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onPause(reason.current?.value.trim() ?? '')
      }}
    >
      <Field id={useId()} label={texts.reason} problem={undefined}>
        {described => <input {...described} className="field" maxLength={300} ref={reason} type="text" />}
      </Field>
      <button className="button button-quiet">{texts.pause}</button>
    </form>
  )
}

interface RollbackFormProps {
  language: StudioLanguage
  onRollback: (version: string, reason: string) => void
  releases: readonly PastVersion[]
  texts: StudioTexts['control']
}

/** Gives visitors one of the kept releases again. */
function RollbackForm({ language, onRollback, releases, texts }: RollbackFormProps) {
  const version = useRef<HTMLSelectElement>(null)
  const reason = useRef<HTMLInputElement>(null)
  const ids = { reason: useId(), version: useId() }
  const format = momentFormat(language, { dateStyle: 'long', timeStyle: 'medium' })
  return (
    <details>
      <summary>{texts.rollback}</summary>
      {releases.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            onRollback(version.current?.value ?? '', reason.current?.value.trim() ?? '')
          }}
        >
          <Field id={ids.version} label={texts.version} problem={undefined}>
            {described => (
              <select {...described} className="field" ref={version}>
                {releases.map(({ moment, version: name }) => (
                  <option key={name} value={name}>
                    {format.format(new Date(moment))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id={ids.reason} label={texts.reason} problem={undefined}>
            {described => <input {...described} className="field" maxLength={300} ref={reason} type="text" />}
          </Field>
          <button className="button button-quiet">{texts.rollback}</button>
        </form>
      )}
    </details>
  )
}
