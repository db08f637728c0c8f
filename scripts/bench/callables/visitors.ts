import { randomUUID } from 'node:crypto'
import { encodeContactRequest, formContacto } from '#contract/calls/form-contacto.ts'
import { encodeVisitReport, grabarEstadisticas } from '#contract/calls/grabar-estadisticas.ts'
import { urlHolidays } from '#contract/calls/url-holidays.ts'
import { noSteps } from '#domain/privacy/visit-steps.ts'
import { experienceId } from './experience.ts'
import { newVisitor } from './people.ts'
import type { Sample } from './sample.ts'

const visitReport = encodeVisitReport({
  id: null,
  locale: 'esd',
  partner: null,
  position: null,
  province: 'malaga',
  steps: noSteps,
  url: null
})

/** What anybody may do. */
export const visitorSamples: readonly Sample[] = [
  { call: urlHolidays, prepare: async () => ({ data: { exp: experienceId } }) },
  {
    call: grabarEstadisticas,
    prepare: async () => ({ data: visitReport, token: (await newVisitor()).token })
  },
  { call: formContacto, prepare: async () => ({ data: newMessage() }) }
]

export function newMessage() {
  return encodeContactRequest({
    form: {
      acceptsTerms: true,
      email: 'ana@example.com',
      message: '¿Hay aparcamiento cerca?',
      name: 'Ana'
    },
    key: randomUUID(),
    locale: 'esd',
    trap: ''
  })
}
