import { encodeListRequest } from '#contract/calls/studio/documents.ts'
import { encodeTranslationProposal, estudioProponerTraduccion } from '#contract/calls/studio/propose.ts'
import { encodeTextsRequest, estudioIdiomas, estudioTextos } from '#contract/calls/studio/texts.ts'
import { encodeTranslateRequest, estudioTraducir } from '#contract/calls/studio/translate.ts'
import { written } from './own-draft.ts'
import { newAdmin } from './people.ts'
import type { Sample } from './sample.ts'

/** What translators do in the studio. */
export const translationSamples: readonly Sample[] = [
  {
    call: estudioIdiomas,
    prepare: async () => ({
      data: encodeListRequest({ after: null, collection: 'experiencias' }),
      token: (await newAdmin()).token
    })
  },
  {
    call: estudioTextos,
    prepare: async ask => {
      const { place, token } = await written(ask)
      return { data: encodeTextsRequest({ collection: place.collection, ids: [place.id] }), token }
    }
  },
  {
    call: estudioTraducir,
    prepare: async ask => {
      const { place, token } = await written(ask)
      const translation = {
        before: '',
        language: 'de' as const,
        original: 'Kayak al amanecer',
        path: 'nombre'
      }
      const translations = [{ ...translation, text: 'Im Kajak bei Sonnenaufgang' }]
      return { data: encodeTranslateRequest({ place, translations }), token }
    }
  },
  {
    call: estudioProponerTraduccion,
    prepare: async ask => {
      const { place, token } = await written(ask)
      return { data: encodeTranslationProposal({ language: 'de', place }), token }
    }
  }
]
