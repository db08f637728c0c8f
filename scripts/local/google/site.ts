import type { Route } from './route.ts'

/** How visitors sign in, what tells programs from browsers, and how long releases stay, as far as the doctor looks. */
export function siteRoutes(project: string, isReady: boolean): Route[] {
  let signIn: object = {
    authorizedDomains: ['localhost', `${project}.firebaseapp.com`],
    name: `projects/${project}/config`,
    ...(isReady && {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['ES'] } }
    })
  }
  let channel: object = { name: 'sites/-/channels/live', ...(isReady && { retainedReleaseCount: 30 }) }
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
    ['GET', /^\/v1beta1\/sites\/[^/]+\/channels\/live$/, () => channel],
    ['PATCH', /^\/v1beta1\/sites\/[^/]+\/channels\/live$/, ({ body }) => (channel = { ...channel, ...body })]
  ]
}
