import type { CompanyExperience, DayMark } from './company-day.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { regionalTags } from '#domain/text/locale.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { companyDays, type LastMark, type Seen } from './company-days.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { dayFormats } from './day-formats.view.ts'

interface Props {
  experiences: readonly CompanyExperience[]
  language: StudioLanguage
  texts: StudioTexts
}

/** Result of the last touch, with undo. It stays until the next one. */
export function MarkStrip({ experiences, language, texts }: Props) {
  const last = useStore(companyDays.$last)
  const { company } = texts
  return (
    <div
      className="studio-mark"
      data-kind={last.kind === 'marked' ? last.seen.kind : last.kind}
      role="status"
    >
      {last.kind !== 'none' && (
        <>
          <p>
            <strong>{headline(last, language, texts)}</strong>
            <span>{subject(last, { experiences, language, texts })}</span>
          </p>
          {last.kind === 'marked' && (
            <button className="button button-quiet" onClick={() => void companyDays.undo()} type="button">
              {company.undo}
            </button>
          )}
          {last.kind === 'failed' && (
            <button className="button button-quiet" onClick={() => void companyDays.retry()} type="button">
              {texts.retry}
            </button>
          )}
        </>
      )}
    </div>
  )
}

function headline(last: Exclude<LastMark, { kind: 'none' }>, language: StudioLanguage, texts: StudioTexts) {
  const { company } = texts
  if (last.kind === 'sending') return texts.save.saving
  if (last.kind === 'failed') return failures(company)[last.code] ?? company.failed.other
  return seenText(last.seen, language, texts)
}

function seenText(seen: Seen, language: StudioLanguage, { company }: StudioTexts): string {
  if (seen.kind !== 'online') return company.seen[seen.kind]
  const number = new Intl.NumberFormat(regionalTags[language], {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1
  })
  return interpolate(company.seen.online, { seconds: number.format(seen.seconds) })
}

function failures({ failed }: StudioTexts['company']): Readonly<Record<string, string>> {
  return {
    offline: failed.offline,
    'permission-denied': failed.denied,
    'role-lacks': failed.denied,
    unauthenticated: failed.unauthenticated
  }
}

function subject({ mark }: { mark: DayMark }, { experiences, language, texts: { company } }: Props): string {
  const title = experiences.find(({ id }) => id === mark.id)?.title ?? mark.id
  const when = [dayFormats(language).short(mark.day), mark.hour].filter(Boolean).join(', ')
  return `${title}, ${when}: ${company.states[mark.state].toLowerCase()}`
}
