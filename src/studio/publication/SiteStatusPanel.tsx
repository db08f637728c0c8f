import { type Language, regionalTags } from '#domain/text/locale.ts'
import { alarmText, type SiteStatus } from '#domain/site/site-status.ts'
import { ProblemWords } from '#studio/form/ProblemWords.tsx'
import type { Texts } from '#texts.ts'

interface Props {
  language: Language
  status: SiteStatus
  texts: Texts['drafts']
}

/** Whether visitors have what the editors wrote, and what they do not see. */
export function SiteStatusPanel({ language, status: { leftOut, publishedAt, waiting }, texts }: Props) {
  const format = new Intl.DateTimeFormat(regionalTags[language], { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section aria-labelledby="site-status">
      <h2 id="site-status">{texts.siteTitle}</h2>
      {waiting === null ? <p>{texts.siteUpToDate}</p> : <Waiting texts={texts} waiting={waiting} />}
      {publishedAt !== null && (
        <p>
          {texts.sitePublished}: <time dateTime={publishedAt}>{format.format(new Date(publishedAt))}</time>
        </p>
      )}
      {leftOut.length > 0 && (
        <>
          <h3>{texts.siteLeftOut}</h3>
          <ul>
            {leftOut.map(({ document, field, problem }) => (
              <li key={`${document} ${field} ${problem}`}>
                {document} · {field}:{' '}
                <ProblemWords language={language === 'es' ? 'es' : 'en'} text={problem} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A publication that is held says why in the language of the page; what failed has the words of the program. */
function Waiting({ texts, waiting }: Pick<Props, 'texts'> & { waiting: NonNullable<SiteStatus['waiting']> }) {
  if (waiting.kind === 'failed')
    return (
      <p role="alert">
        {texts.siteFailed} <code lang="en">{waiting.reason}</code>
      </p>
    )
  return (
    <div role="alert">
      <p>{texts.siteHeld}</p>
      <ul>
        {waiting.isPart && <li>{texts.sitePart}</li>}
        {waiting.alarms.map(alarm => (
          <li key={alarm.kind}>{alarmText(alarm, texts.alarms, name => name)}</li>
        ))}
      </ul>
    </div>
  )
}
