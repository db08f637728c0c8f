import { z } from 'zod'
import { accounts } from '../../deploy/accounts.ts'
import { bad, good, warning } from '../finding.ts'
import { lookAtProject } from './google.ts'

const policy = z.object({
  bindings: z.array(z.object({ members: z.array(z.string()).default([]), role: z.string() })).default([])
})
/** With one of them an account may do nearly everything. */
const broad = new Set(['roles/owner', 'roles/editor'])

/** Whether each account of the project has its roles, and none that makes them pointless. Roles on a bucket or an account are not in this policy; a deploy tells when they miss. */
export const lookAtAccounts = lookAtProject(async ({ ask, project }) => {
  const { body } = await ask('POST', 'cloudresourcemanager', `/v1/projects/${project}:getIamPolicy`, {})
  const { bindings } = policy.parse(body)
  return Object.entries(accounts).map(([name, { grants }]) => {
    const member = `serviceAccount:${name}@${project}.iam.gserviceaccount.com`
    const given = new Set(bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role))
    const missing = grants
      .filter(({ place, role }) => place.kind === 'project' && !given.has(`roles/${role}`))
      .map(({ role }) => role)
    const tooMuch = [...given].filter(role => broad.has(role))
    if (missing.length > 0)
      return bad(
        `The account ${name} lacks ${missing.join(', ')}.`,
        'npm run accounts -- --to staging --apply'
      )
    return tooMuch.length > 0
      ? warning(`The account ${name} has ${tooMuch.join(', ')}, which is more than it needs.`, 'Take it away')
      : good(`The account ${name} has its roles`)
  })
})
