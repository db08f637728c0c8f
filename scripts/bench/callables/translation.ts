import { estudioProponerTraduccion } from '#studio/translation/propose.call.ts'
import { estudioIdiomas, estudioTextos } from '#studio/translation/texts.call.ts'
import { estudioTraducir } from '#studio/translation/translate.call.ts'
import { written } from './own-draft.ts'
import { newAdmin } from './people.ts'
import { type Sample, sampleOf } from './sample.ts'

/** Calls of translators in the studio. */
export const translationSamples: readonly Sample[] = [
  sampleOf(estudioIdiomas)(async () => ({
    request: { after: null, collection: 'experiencias' },
    token: (await newAdmin()).token
  })),
  sampleOf(estudioTextos)(async ask => {
    const { place, token } = await written(ask)
    return { request: { collection: place.collection, ids: [place.id] }, token }
  }),
  sampleOf(estudioTraducir)(async ask => {
    const { place, token } = await written(ask)
    const translation = {
      before: '',
      language: 'de' as const,
      original: 'Kayak al amanecer',
      path: 'nombre'
    }
    const translations = [{ ...translation, text: 'Im Kajak bei Sonnenaufgang' }]
    return { request: { place, translations }, token }
  }),
  sampleOf(estudioProponerTraduccion)(async ask => {
    const { place, token } = await written(ask)
    return { request: { language: 'de', place }, token }
  })
]
