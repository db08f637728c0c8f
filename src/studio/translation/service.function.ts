import {
  encodeMachineRequest,
  type MachineRequest,
  readMachineAnswer
} from './machine-translation.contract.ts'
import { machineTranslation } from '#settings.ts'

/** A service that translates texts without a person. A translator reads every result before it is published. */
export interface TranslationService {
  /** A text for each, in their order; null where there is none. */
  translate: (request: MachineRequest) => Promise<readonly string[] | null>
}

const timeoutMs = 30_000

/** The service that is configured; null where there is none, as at first. On this machine the environment names one, and a secret is a variable of it everywhere. */
export function translationService(): TranslationService | null {
  const url = process.env.TRANSLATION_URL || machineTranslation.url
  return url === null ? null : libreTranslate(url, process.env.TRANSLATION_KEY || null)
}

/** LibreTranslate, which can be hosted by oneself: texts need not leave the house. */
function libreTranslate(url: string, key: string | null): TranslationService {
  return {
    translate: async request => {
      try {
        const response = await fetch(new URL('translate', url.endsWith('/') ? url : `${url}/`), {
          body: JSON.stringify(encodeMachineRequest(request, key)),
          headers: { 'content-type': 'application/json' },
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs)
        })
        const texts = response.ok ? readMachineAnswer(await response.json()) : null
        return texts?.length === request.texts.length ? texts : null
      } catch {
        return null
      }
    }
  }
}
