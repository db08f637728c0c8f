import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { PublicationControl, PublicationDecision } from '#domain/site/publication-control.ts'
import { type ControlApi, controlApi } from './publication-control.service.ts'

/** Whether publications go on. Empty for a person who may not decide about them. */
export function createPublicationControl(api: ControlApi) {
  const $control = atom<Remote<PublicationControl>>({ kind: 'idle' })
  const load = async (): Promise<void> => $control.set(remoteOf(await api.read()))
  return {
    $control,
    /** Whether it is so now. A colleague may have decided meanwhile: what stands then is shown. */
    decide: async (decision: PublicationDecision): Promise<boolean> => {
      const result = await api.decide(decision)
      if (result.kind === 'done') $control.set(remoteOf(result))
      else if (result.code === 'failed-precondition') await load()
      return result.kind === 'done'
    },
    load
  }
}

export const publicationControl = createPublicationControl(controlApi)
