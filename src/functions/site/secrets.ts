import { defineSecret } from 'firebase-functions/params'

import { machineTranslation, mail, publishing } from '#settings.ts'

// A secret that is declared must exist when the functions are deployed: what is configured elsewhere as not used is not declared.

/** With it addresses of callers become prints (`limiter.ts`). Anyone who has the database alone learns no address from it. */
export const addressKey = defineSecret('ADDRESS_KEY')

/** Signs the private links of partners. Another key ends them all. */
export const partnerKey = defineSecret('PARTNER_KEY')

/** The mail server; null where no mails are sent. */
export const mailServer = mail.sender === null ? null : defineSecret('SMTP_URL')

/** Null where the translation service asks for no key, or where there is none. */
export const translationKey =
  machineTranslation.url !== null && machineTranslation.needsKey ? defineSecret('TRANSLATION_KEY') : null

/** A token of the repository that may start workflows; null where no workflow publishes. */
export const workflowToken = publishing.starter?.kind === 'workflow' ? defineSecret('PUBLISH_TOKEN') : null
