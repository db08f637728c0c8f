import { randomUUID } from 'node:crypto'
import { type ContactRequest, formContacto } from '#contract/calls/form-contacto.ts'
import { grabarEstadisticas, type VisitReport } from '#contract/calls/grabar-estadisticas.ts'
import { urlHolidays } from '#contract/calls/url-holidays.ts'
import { noSteps } from '#domain/privacy/visit-steps.ts'
import { experienceId } from './experience.ts'
import { newVisitor } from './people.ts'
import { type Sample, sampleOf } from './sample.ts'

const visitReport: VisitReport = {
  id: null,
  locale: 'esd',
  partner: null,
  position: null,
  province: 'malaga',
  steps: noSteps,
  url: null
}

/** Calls of any visitor. */
export const visitorSamples: readonly Sample[] = [
  sampleOf(urlHolidays)(async () => ({ request: { exp: experienceId } })),
  sampleOf(grabarEstadisticas)(async () => ({ request: visitReport, token: (await newVisitor()).token })),
  sampleOf(formContacto)(async () => ({ request: newMessage() }))
]

export function newMessage(): ContactRequest {
  return {
    form: {
      acceptsTerms: true,
      email: 'ana@example.com',
      message: '¿Hay aparcamiento cerca?',
      name: 'Ana'
    },
    key: randomUUID(),
    locale: 'esd',
    trap: ''
  }
}
