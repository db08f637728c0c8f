import { getFirestore } from 'firebase-admin/firestore'

import { formContacto as formContactoCall } from '#contract/calls/form-contacto.ts'
import { settings } from '#settings.ts'

import { callable } from './callable.ts'
import { createContactHandler } from './contact.ts'

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
