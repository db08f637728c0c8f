import { momentFormat } from '#studio/shell/moment-format.view.ts'
import type { Proposal } from './proposal.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { proposals } from './proposals.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  language: StudioLanguage
  /** Action for a waiting proposal; none where it is missing. */
  onOpen?: { label: string; open: (proposal: Proposal) => void }
  proposals: readonly Proposal[]
  texts: StudioTexts
}

/** Proposals with what became of them. */
export function ProposalList({ language, onOpen, proposals: shown, texts }: Props) {
  const format = momentFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const { proposal: words } = texts
  return (
    <ul className="studio-proposals">
      {shown.map(proposal => {
        const { answer, author, id, moment, note, patch, place, state, title } = proposal
        return (
          <li data-state={state} key={id}>
            <p>
              <a href={fragmentOf({ ...place, isNew: false })}>{title}</a> <b>{words.states[state]}</b>
            </p>
            <p className="studio-help">
              {author.name ?? texts.somebody},{' '}
              <time dateTime={moment}>{format.format(new Date(moment))}</time>:{' '}
              {[...Object.keys(patch.changed), ...patch.removed]
                .map(name => proposals.labelOf(proposal, name)?.[language] ?? name)
                .join(', ')}
            </p>
            {note !== '' && <blockquote>{note}</blockquote>}
            {answer && (
              <p>
                {interpolate(words.answered, {
                  name: answer.author.name ?? texts.somebody,
                  time: format.format(new Date(answer.moment))
                })}{' '}
                <q>{answer.word || words.noWord}</q>
              </p>
            )}
            {onOpen && state === 'waiting' && (
              <button
                aria-label={`${onOpen.label}: ${title}`}
                className="button button-quiet"
                onClick={() => onOpen.open(proposal)}
                type="button"
              >
                {onOpen.label}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
