import { z } from 'zod'
import { accounts, googleAccounts } from '../../deploy/accounts.ts'
import { interfaces } from '../../deploy/interfaces.ts'
import { projectNumber, type Route } from './route.ts'

const member = z.string().regex(/^(?:serviceAccount|user|principalSet):[^@\s]+(?:@[^@\s]+\.[^@\s]+)?$/)
const binding = z.looseObject({ members: z.array(member), role: z.string().startsWith('roles/') })
const policy = z.looseObject({ bindings: z.array(binding).default([]) })
const permissions = z.object({ permissions: z.array(z.string()) })
const enabling = z.object({ serviceIds: z.array(z.string()).max(20) })

/** A policy as Google takes it: an account without its project is refused. */
export function policyIn(body: Record<string, unknown>): z.output<typeof policy> {
  const read = policy.parse(body['policy'])
  for (const { members } of read.bindings)
    for (const each of members)
      if (each.startsWith('serviceAccount:') && !/@.+\..+/.test(each))
        throw new TypeError(`${each} is no account`)
  return read
}

/** The project itself: its interfaces, its policy, what pays for it, and a token that is worth nothing. */
export function projectRoutes(project: string, isReady: boolean): Route[] {
  const enabled = new Set(isReady ? interfaces : [])
  const budgets = isReady ? [{ name: 'billingAccounts/0/budgets/1' }] : []
  const info = { lifecycleState: 'ACTIVE', projectId: project, projectNumber, resources: {}, state: 'ACTIVE' }
  let current: object = { bindings: isReady ? readyBindings(project) : [], etag: 'a' }
  const stateOf = (name: string) => ({
    name: `projects/${projectNumber}/services/${name}`,
    // firebase-tools asks for the host of a stand-in.
    state: enabled.has(name) || name === '127.0.0.1' ? 'ENABLED' : 'DISABLED'
  })
  return [
    [
      'POST',
      /^\/oauth2\/v3\/token$/,
      () => ({ access_token: 'stand-in', expires_in: 3600, token_type: 'Bearer' })
    ],
    ['POST', /:testIamPermissions$/, ({ body }) => permissions.parse(body)],
    ['GET', /^\/v1(?:beta1)?\/projects\/[^/:]+$/, () => info],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services:batchGet$/,
      ({ parameters }) => ({
        services: parameters.getAll('names').map(name => stateOf(name.split('/').at(-1) ?? ''))
      })
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/services:batchEnable$/,
      ({ body }) => {
        for (const name of enabling.parse(body).serviceIds) enabled.add(name)
        return { done: true, name: 'operations/enable' }
      }
    ],
    ['GET', /^\/v1\/projects\/[^/]+\/services\/([\w.]+)$/, ({ part }) => stateOf(part)],
    ['POST', /:generateServiceIdentity$/, () => ({ done: true, name: 'operations/identity', response: {} })],
    ['POST', /^\/v1\/projects\/[^/]+:getIamPolicy$/, () => current],
    ['POST', /^\/v1\/projects\/[^/]+:setIamPolicy$/, ({ body }) => (current = policyIn(body))],
    ['GET', /\/billingInfo$/, () => ({ billingAccountName: 'billingAccounts/0', billingEnabled: true })],
    ['GET', /^\/v1\/billingAccounts\/0\/budgets$/, () => ({ budgets })],
    [
      'GET',
      /^\/compute\/v1\/projects\/[^/]+$/,
      () => ({
        defaultServiceAccount: `${projectNumber}-compute@developer.gserviceaccount.com`
      })
    ],
    ['GET', /^\/v1beta\/projects\/[^/]+\/instances$/, () => ({ instances: [] })],
    ['GET', /^\/v1beta1\/projects\/[^/]+\/configs$/, () => ({ configs: [] })]
  ]
}

function readyBindings(project: string): object[] {
  const own = Object.entries(accounts).flatMap(([name, { grants }]) =>
    grants
      .filter(({ place }) => place.kind === 'project')
      .map(({ role }) => ({
        members: [`serviceAccount:${name}@${project}.iam.gserviceaccount.com`],
        role: `roles/${role}`
      }))
  )
  const others = googleAccounts.map(({ email, role }) => ({
    members: [`serviceAccount:${email(projectNumber)}`],
    role: `roles/${role}`
  }))
  return [...own, ...others]
}
