import { z } from 'zod'
import { appCheck, settings } from '#settings.ts'
import { bad, type Finding, good, warning } from '../finding.ts'
import { type Google, lookAtProject } from './google.ts'

const config = z.object({
  authorizedDomains: z.array(z.string()).default([]),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
  smsRegionConfig: z
    .object({ allowlistOnly: z.object({ allowedRegions: z.array(z.string()).default([]) }).optional() })
    .optional()
})
const enforced = z.object({
  services: z.array(z.object({ enforcementMode: z.string().optional(), name: z.string() })).default([])
})
/** Where the visitors of the five languages have their telephones. Messages to everywhere else are what fraud is made of. */
const smsRegions = ['ES', 'PT', 'FR', 'DE', 'AT', 'CH', 'BE', 'NL', 'GB', 'IE', 'IT', 'US']

/** How visitors sign in, and what keeps programs from doing it for money. */
export const lookAtSignIn = lookAtProject(async google => {
  const { body, status } = await google.ask('GET', 'identitytoolkit', placeOf(google))
  if (status === 404)
    return [
      bad(
        'Sign-in is not set up.',
        'Console of Firebase, Authentication: e-mail and password, telephone, Google'
      )
    ]
  const known = config.parse(body)
  return [domain(google, known), regions(google, known), privacy(google, known), await proof(google)]
})

type Config = z.output<typeof config>

const placeOf = ({ project }: Google) => `/admin/v2/projects/${project}/config`

async function change(google: Google, field: string, body: object): Promise<void> {
  await google.ask('PATCH', 'identitytoolkit', `${placeOf(google)}?updateMask=${field}`, body)
}

function domain(google: Google, { authorizedDomains }: Config): Finding {
  const { host } = new URL(settings.site)
  if (authorizedDomains.includes(host)) return good(`Visitors may sign in at ${host}`)
  return bad(
    `Sign-in with Google does not work at ${host}.`,
    'Console of Firebase, Authentication, Settings: authorised domains',
    () => change(google, 'authorizedDomains', { authorizedDomains: [...authorizedDomains, host] })
  )
}

function regions(google: Google, { smsRegionConfig }: Config): Finding {
  const allowed = smsRegionConfig?.allowlistOnly?.allowedRegions ?? []
  if (allowed.length > 0) return good(`Text messages go to ${allowed.join(', ')} alone`)
  return warning(
    'Anybody can have text messages sent to any country, at your cost.',
    'Console of Firebase, Authentication, Settings: SMS region policy',
    () =>
      change(google, 'smsRegionConfig', {
        smsRegionConfig: { allowlistOnly: { allowedRegions: smsRegions } }
      })
  )
}

function privacy(google: Google, { emailPrivacyConfig }: Config): Finding {
  return emailPrivacyConfig?.enableImprovedEmailPrivacy
    ? good('Nobody learns from sign-in which addresses have accounts')
    : warning(
        'Sign-in tells which addresses have accounts.',
        'Console of Firebase, Authentication, Settings: protect against e-mail enumeration',
        () =>
          change(google, 'emailPrivacyConfig', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
      )
}

/** Not mended: who enforces it before pages prove themselves locks everybody out. */
async function proof({ ask, project }: Google): Promise<Finding> {
  const { body } = await ask('GET', 'firebaseappcheck', `/v1/projects/${project}/services`)
  const signIn = enforced
    .parse(body ?? {})
    .services.find(({ name }) => name.endsWith('identitytoolkit.googleapis.com'))
  if (appCheck.siteKey === null)
    return warning(
      'Programs can sign in and send text messages as browsers do: there is no App Check.',
      'Register the site with reCAPTCHA Enterprise in the console of App Check, and set APP_CHECK_SITE_KEY'
    )
  return signIn?.enforcementMode === 'ENFORCED'
    ? good('Sign-in is for browsers that prove themselves (App Check)')
    : warning('App Check is not enforced for sign-in.', 'Console of App Check, once pages prove themselves')
}
