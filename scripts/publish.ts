import './deploy/use-environment.ts'
import { publishAndRelease, isGood } from '#publishing/run.ts'
import { sitePlace } from '#publishing/site-place.ts'
import { statusLine } from '#publishing/status.ts'
import { project } from '#settings.ts'
import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { decisionOf } from './control/command.ts'
import { pullHere } from './database/pull.ts'
import { keepPolicy } from './site/policy.ts'
import { keepRegion } from './site/region.ts'
import { chooseTarget, localProject, nameOf, withDatabase } from './database/target.ts'
import { linesOf } from './publisher/publication-lines.ts'
import { isMadeByThisCode, openPublisher } from './publisher/publisher.ts'
import { runMeans } from './publisher/release.ts'
import { makePlaces } from './deploy/places.ts'
import { structureConsole } from './telemetry/log.ts'
import { isForForce, wordsOfAlarm } from '#publishing/alarm-words.ts'
import type { Deployment } from '#publishing/hosting/deploy.ts'

structureConsole(process.env)
const { values } = argumentsGiven('publish-site', {
  options: {
    'dry-run': { default: false, type: 'boolean' },
    force: { default: false, type: 'boolean' },
    to: { type: 'string' }
  }
})

end(await publish({ by: decisionOf({}).by, dryRun: values['dry-run'], force: values.force }))

/** Brings the site to what the database says and, from a database in the cloud, releases it. */
async function publish(options: { by: string; dryRun: boolean; force: boolean }): Promise<Outcome> {
  const target = chooseTarget(process.env)
  console.log(`Publishing from ${nameOf(target)}`)
  if (target.kind === 'cloud' && project === localProject && !options.dryRun)
    return refused(
      'Pages would name the project of this machine. Say which site: npm run publish-site -- --to staging'
    )
  if (values.to !== undefined) prepare(values.to)
  if (!isMadeByThisCode()) {
    if (options.dryRun)
      return refused('The site was made by other code, or not at all: all of it would be made anew.')
    const pulled = await withDatabase(target, 'read', pullHere)
    if (pulled.kind === 'refused') return pulled
  }
  const publisher = await openPublisher({ isPassing: true })
  if ('kind' in publisher) return publisher
  const means = runMeans(publisher, process.env)
  const run = await publishAndRelease(means, options)
  await Promise.all([publisher.close(), means.alerts.sent()])
  for (const line of linesOf(run.publication)) console.log(line)
  if (run.publication.kind === 'planned') return { kind: 'done' }
  if (run.deployment !== null) console.log(deploymentLine(run.deployment))
  return isGood(run) ? tellGood(statusLine(run.status)) : refused(statusLine(run.status))
}

/** The rules of this code, with what the pages need that stand there already. */
function prepare(name: string): void {
  makePlaces(name)
  if (!isMadeByThisCode()) return
  keepPolicy(sitePlace().served)
  keepRegion()
}

function tellGood(line: string): Outcome {
  console.log(line)
  return { kind: 'done' }
}

/** A release on the console. */
function deploymentLine(deployment: Deployment): string {
  if (deployment.kind === 'current') return `Firebase Hosting has these ${deployment.files} files already`
  if (deployment.kind === 'failed') return `Not released; visitors have what they had: ${deployment.reason}`
  if (deployment.kind === 'held') {
    const words = deployment.alarms.map(wordsOfAlarm).join(' ')
    const how = deployment.alarms.every(isForForce)
      ? ' If that is meant: npm run publish-site -- --force'
      : ''
    return `Not released; visitors have what they had: ${words}${how}`
  }
  const { files, uploaded, version } = deployment
  return `Released on Firebase Hosting: ${files} files, ${uploaded} of them uploaded (${version})`
}
