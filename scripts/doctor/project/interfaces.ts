import { z } from 'zod'
import { inGroups, interfaces } from '../../deploy/interfaces.ts'
import { bad, good } from '../finding.ts'
import { lookAtProject } from './google.ts'

const answer = z.object({ services: z.array(z.object({ name: z.string(), state: z.string() })).default([]) })

/** The interfaces of Google that the project uses. */
export const lookAtInterfaces = lookAtProject(async ({ ask, project }) => {
  const names = interfaces.map(name => `names=projects/${project}/services/${name}`).join('&')
  const { body } = await ask('GET', 'serviceusage', `/v1/projects/${project}/services:batchGet?${names}`)
  const off = answer
    .parse(body)
    .services.filter(({ state }) => state !== 'ENABLED')
    .map(({ name }) => name.split('/').at(-1) ?? '')
  if (off.length === 0) return [good(`${interfaces.length} interfaces of Google are switched on`)]
  return [
    bad(
      `Interfaces of Google are off: ${off.join(', ')}.`,
      inGroups(off)
        .map(names => `gcloud services enable ${names.join(' ')} --project ${project}`)
        .join(' && '),
      async () => {
        for (const serviceIds of inGroups(off))
          await ask('POST', 'serviceusage', `/v1/projects/${project}/services:batchEnable`, { serviceIds })
      }
    )
  ]
})
