import { errorMessage } from '#publishing/error-message.ts'
import { mail, settings } from '#settings.ts'
import { bad, type Finding, good, type Check, warning } from './finding.ts'
import { ownToken } from './roles.ts'

const timeoutMs = 10_000
const google = 'https://secretmanager.googleapis.com'

interface Means {
  origin?: string
  sender?: string | null
  token?: () => Promise<string | null | undefined>
}

/** Says whether mails are sent: a sender in the settings, and the secret that names the mail server. The secret itself is not read. */
export function lookAtMail({ origin = google, sender = mail.sender, token = ownToken }: Means = {}): Check {
  return async env => {
    if (sender === null)
      return [
        warning(
          `No mail is sent: messages to ${settings.email} wait in the database.`,
          'Set MAIL_SENDER in the environment and the secret SMTP_URL (docs/production.md)'
        )
      ]
    const project = env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT
    if (!project || env.FIRESTORE_EMULATOR_HOST) return [good(`Mails come from ${sender}`)]
    return [good(`Mails come from ${sender}`), await secretIn(project, origin, token)]
  }
}

async function secretIn(
  project: string,
  origin: string,
  token: () => Promise<string | null | undefined>
): Promise<Finding> {
  try {
    const bearer = await token()
    const response = await fetch(`${origin}/v1/projects/${project}/secrets/SMTP_URL/versions/latest`, {
      headers: { authorization: `Bearer ${bearer ?? ''}` },
      signal: AbortSignal.timeout(timeoutMs)
    })
    if (response.ok) return good('The secret SMTP_URL names a mail server')
    if (response.status === 404)
      return bad(
        `The project ${project} has no secret SMTP_URL: no mail can be sent.`,
        `npx firebase functions:secrets:set SMTP_URL --project ${project}`
      )
    return unknown(project, `Google answers ${response.status}`)
  } catch (error) {
    return unknown(project, errorMessage(error))
  }
}

function unknown(project: string, reason: string): Finding {
  return warning(
    `Whether the secret SMTP_URL is there could not be asked: ${reason}.`,
    `Look yourself: npx firebase functions:secrets:get SMTP_URL --project ${project}`
  )
}
