import { getFirestore } from 'firebase-admin/firestore'

import { formContacto as formContactoCall } from '#contract/calls/form-contacto.ts'
import { grabarEstadisticas as grabarEstadisticasCall } from '#contract/calls/grabar-estadisticas.ts'
import { settings } from '#settings.ts'

import { callable } from '#functions/site/callable.ts'
import { createContactHandler } from './contact.ts'
import { createVisitHandler } from '#functions/privacy/visits.ts'

const now = () => new Date()

/** Keeps a message to the business (specification, sections 5 and 7). */
export const formContacto = callable(
  formContactoCall,
  {
    limits: [
      { by: 'person', seconds: 600, times: 5 },
      { by: 'address', seconds: 3600, times: 30 }
    ],
    who: 'anyone'
  },
  createContactHandler(() => getFirestore().collection('contactos'), settings, now)
)

/** Records the visit of a person who agreed to be counted (specification, sections 3 and 4). */
export const grabarEstadisticas = callable(
  grabarEstadisticasCall,
  {
    limits: [
      { by: 'person', seconds: 600, times: 60 },
      { by: 'address', seconds: 600, times: 300 }
    ],
    who: 'identified'
  },
  createVisitHandler(() => getFirestore().collection('estadisticas'), now)
)
