import { momentFormat } from '#studio/shell/moment-format.view.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { Sent } from '#studio/autosave/autosave.store.ts'
import type { SaveState } from '#studio/shell/workspace.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

/** How what was written stands: on this device, on the server, published. */
export function stateText(
  state: SaveState,
  sent: Sent,
  language: StudioLanguage,
  { save }: Pick<StudioTexts, 'save'>
): string {
  const clock = momentFormat(language, { timeStyle: 'short' })
  const at = (text: string, moment: string) => interpolate(text, { time: clock.format(new Date(moment)) })
  switch (state.kind) {
    case 'kept':
      if (sent.kind === 'failed') return reasonsOfKept(save)[sent.code] ?? save.keptHere
      return sent.kind === 'sent' ? at(save.keptSent, sent.moment) : at(save.kept, state.moment)
    case 'planned':
    case 'proposed':
    case 'published':
    case 'saved':
      return at(save[state.kind], state.moment)
    case 'not-kept':
      // The server has the changes even if this browser refuses to store them.
      return sent.kind === 'sent' ? at(save.keptSent, sent.moment) : save.notKept
    case 'failed':
      return reasons(save)[state.code] ?? save.failed
    case 'clash':
    case 'incomplete':
    case 'saving':
    case 'unchanged':
    default:
      return save[state.kind]
  }
}

type Reasons = Readonly<Record<string, string>>

function reasons(save: StudioTexts['save']): Reasons {
  return {
    offline: save.offline,
    'permission-denied': save.denied,
    'role-lacks': save.denied,
    unauthenticated: save.unauthenticated
  }
}

function reasonsOfKept(save: StudioTexts['save']): Reasons {
  return {
    ...reasons(save),
    'document-gone': save.keptGone,
    'document-too-large': save.keptTooLarge,
    offline: save.keptOffline
  }
}
