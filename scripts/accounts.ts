import { argumentsGiven, end, type Outcome, refused } from './console.ts'
import { accountCommands } from './deploy/account-commands.ts'
import { environments, readEnvironment } from './deploy/environment.ts'
import { askGcloud, gcloud, gcloudQuestions, inShell } from './deploy/gcloud.ts'

const { values } = argumentsGiven('accounts', {
  options: {
    apply: { default: false, type: 'boolean' },
    repository: { type: 'string' },
    to: { type: 'string' }
  }
})

end(makeAccounts())

/** Prints the commands; carries them out only where it is told to, each once more without harm. */
function makeAccounts(): Outcome {
  const name = environments.find(each => each === values.to)
  if (name === undefined) return refused(`Say where: npm run accounts -- --to ${environments.join('|')}`)
  const environment = readEnvironment(name, process.env)
  if ('kind' in environment) return environment
  const project = environment.GOOGLE_CLOUD_PROJECT
  const projectNumber = values.apply ? askGcloud(gcloudQuestions.projectNumber(project)) : 'NUMBER'
  if (projectNumber === null)
    return refused(`Google does not know the project ${project}, or not you: gcloud auth login`)
  for (const { onlyIf, run, unless } of accountCommands({
    environment: name,
    project,
    projectNumber,
    repository: values.repository
  })) {
    console.log(inShell(['gcloud', ...run]))
    if (!values.apply || (unless !== undefined && gcloud(unless).status === 0)) continue
    if (onlyIf !== undefined && gcloud(onlyIf).status !== 0) continue
    const { status, stderr } = gcloud(run)
    if (status !== 0)
      return refused(`${stderr.trim()}\nMend that, and run the same again: what is done stays.`)
  }
  if (!values.apply) console.log('\nNothing was done. With --apply it is.')
  return { kind: 'done' }
}
