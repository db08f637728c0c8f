import sharp from 'sharp'
import { listarRevisiones, revisarOpinion } from '#contract/calls/opinions.ts'
import { estudioSubirFoto } from '#studio/photos/photos.call.ts'
import type { Ask } from './asking.ts'
import { newAuthor } from './experience.ts'
import { newAdmin } from './people.ts'
import { type Sample, sampleOf } from './sample.ts'

/** Calls of administrators. */
export const administratorSamples: readonly Sample[] = [
  sampleOf(listarRevisiones)(async ask => {
    await newAuthor(ask)
    return { request: {}, token: (await newAdmin()).token }
  }),
  sampleOf(revisarOpinion)(oldestWaiting),
  sampleOf(estudioSubirFoto)(async () => ({
    request: { bytes: await picture(), experience: 'kayak-cuevas-nerja' },
    token: (await newAdmin()).token
  }))
]

async function oldestWaiting(ask: Ask) {
  await newAuthor(ask)
  const { token } = await newAdmin()
  const { opinions } = await ask(listarRevisiones, { request: {}, token })
  const [oldest] = opinions
  if (oldest === undefined) throw new Error('No opinion waits')
  const { date, experienceId, id } = oldest
  return { request: { date, experienceId, id, isPublished: true, refusal: null }, token }
}

/** As large as a photo of a telephone that was sent by mail, and with as much in it. */
async function picture(): Promise<string> {
  const bytes = await sharp({
    create: {
      background: '#808080',
      channels: 3,
      height: 1200,
      noise: { mean: 128, sigma: 40, type: 'gaussian' },
      width: 1600
    }
  })
    .blur(2)
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}
