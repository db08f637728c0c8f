import type { Route } from './route.ts'

/** How visitors sign in, what tells programs from browsers, and how long releases stay, as far as the doctor looks. The project has one site, and no other is known here. */
export function siteRoutes(project: string, isReady: boolean, site: string): Route[] {
  let signIn: object = {
    authorizedDomains: ['localhost', `${project}.firebaseapp.com`],
    name: `projects/${project}/config`,
    ...(isReady && {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['ES'] } }
    })
  }
  let channel: object = { name: `sites/${site}/channels/live`, ...(isReady && { retainedReleaseCount: 30 }) }
  return [
    ['GET', /^\/admin\/v2\/projects\/[^/]+\/config$/, () => signIn],
    ['PATCH', /^\/admin\/v2\/projects\/[^/]+\/config$/, ({ body }) => (signIn = { ...signIn, ...body })],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services$/,
      () => ({
        services: [
          {
            enforcementMode: isReady ? 'ENFORCED' : 'OFF',
            name: `projects/${project}/services/identitytoolkit.googleapis.com`
          }
        ]
      })
    ],
    ['GET', /^\/v1beta1\/sites\/([^/]+)\/channels\/live$/, ({ part }) => (part === site ? channel : null)],
    [
      'PATCH',
      /^\/v1beta1\/sites\/([^/]+)\/channels\/live$/,
      ({ body, part }) => (part === site ? (channel = { ...channel, ...body }) : null)
    ]
  ]
}
