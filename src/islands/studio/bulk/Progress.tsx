import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#texts.ts'

interface Props {
  state:
    | { kind: 'reading'; done: number }
    | { kind: 'writing'; done: number; total: number }
    | { kind: 'failed' | 'idle' }
  texts: StudioTexts
}

/** How far the reading or writing of many documents is. */
export function Progress({ state, texts }: Props) {
  if (state.kind === 'reading')
    return <p role="status">{interpolate(texts.bulk.reading, { count: state.done })}</p>
  if (state.kind === 'writing')
    return <p role="status">{interpolate(texts.bulk.writing, { count: state.done, total: state.total })}</p>
  return state.kind === 'failed' ? <p role="alert">{texts.bulk.readFailed}</p> : null
}
