import { z } from 'zod'
import { bad, good, warning } from '../finding.ts'
import { lookAtProject } from './google.ts'

const billing = z.object({
  billingAccountName: z.string().default(''),
  billingEnabled: z.boolean().default(false)
})
const list = z.object({ budgets: z.array(z.unknown()).default([]) })

/** Who pays, and whether somebody is told when it becomes more. */
export const lookAtBudget = lookAtProject(async ({ ask, project }) => {
  const { billingAccountName, billingEnabled } = billing.parse(
    (await ask('GET', 'cloudbilling', `/v1/projects/${project}/billingInfo`)).body
  )
  if (!billingEnabled)
    return [
      bad('Nobody pays for the project: functions need the plan Blaze.', 'Console of Firebase: upgrade')
    ]
  try {
    const { body } = await ask('GET', 'billingbudgets', `/v1/${billingAccountName}/budgets`)
    if (list.parse(body).budgets.length > 0) return [good('A budget tells when it becomes more')]
  } catch {
    return [
      warning('Budgets cannot be seen by this account.', 'It needs billing.viewer on the billing account')
    ]
  }
  return [
    warning(
      'Nobody is told when it becomes expensive.',
      `gcloud billing budgets create --billing-account ${billingAccountName.split('/').at(-1) ?? ''} --display-name ${project} ` +
        `--budget-amount 50EUR --filter-projects projects/${project} --threshold-rule percent=0.5 --threshold-rule percent=1`
    )
  ]
})
