import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { useStore } from '#islands/ui/useStore.ts'

import { type Language } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { UnsentMail } from '#domain/mail/delivery.ts'
import { admin } from './admin.store.ts'

import type { AdminTexts } from './admin-texts.view.ts'

interface Props {
  language: Language
  texts: AdminTexts
}

/** The mails that are not sent, each with the reason. What a visitor wrote can be read and answered here. */
export function Mails({ language, texts }: Props) {
  const mails = useStore(admin.$mails)
  const hasMore = useStore(admin.$hasMoreMails)
  return (
    <section aria-labelledby="correos-sin-enviar">
      <h2 id="correos-sin-enviar">{texts.mails}</h2>
      {mails.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {mails.kind === 'failed' && <p role="alert">{texts.code.other}</p>}
      {mails.kind === 'ready' && mails.value.length === 0 && <p>{texts.noMails}</p>}
      {mails.kind === 'ready' &&
        mails.value.map(mail => <Mail key={`${mail.kind}/${mail.id}`} {...{ language, mail, texts }} />)}
      {hasMore && <p role="note">{texts.moreMails}</p>}
    </section>
  )
}

function Mail({ language, mail, texts }: Props & { mail: UnsentMail }) {
  const isBusy = useStore(admin.$news).kind === 'busy'
  const { moment, replyTo, subject, text, to } = mail
  const time = momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <article aria-label={subject}>
      <h3>{subject}</h3>
      {text !== null && <blockquote>{text}</blockquote>}
      <p className="soft">
        {interpolate(texts.mailTo, { addresses: to.join(', ') })} ·{' '}
        <time dateTime={moment}>{time.format(new Date(moment))}</time>
      </p>
      <p>{stateOf(mail, texts)}</p>
      <div className="form-actions">
        <button
          aria-disabled={isBusy}
          className="button"
          onClick={() => void admin.resend(mail)}
          type="button"
        >
          {texts.resend}
        </button>
        {replyTo !== null && (
          <a className="button button-quiet" href={`mailto:${encodeURIComponent(replyTo)}`}>
            {texts.answerByMail}
          </a>
        )}
      </div>
    </article>
  )
}

function stateOf({ reason, state }: UnsentMail, { mailReason, mailState }: AdminTexts): string {
  const known: Readonly<Record<string, string>> = mailReason
  return interpolate(mailState[state], { reason: known[reason ?? ''] ?? reason ?? '' })
}
