import { guardarOpinion, type OpinionRequest } from '#contract/calls/opinions.ts'
import type { Ask } from './asking.ts'
import { newCustomer, type Person } from './people.ts'

/** One of the catalogue of the product, with a ticket in the shop. */
export const experienceId = 'ma-caminito-rey'

export const opinionRequest: OpinionRequest = {
  experienceId,
  form: { author: 'Ana', text: 'Vistas que no se olvidan, y un guía que sabe contar lo que se ve.' },
  language: 'es'
}

/** A visitor whose opinion of it waits for review. */
export async function newAuthor(ask: Ask): Promise<Person> {
  const author = await newCustomer()
  await ask(guardarOpinion, { request: opinionRequest, token: author.token })
  return author
}
