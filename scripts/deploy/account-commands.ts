import {
  accountEmail,
  type AccountName,
  accounts,
  appEngineEmail,
  gitHubEnvironments,
  googleAccounts,
  type Grant
} from './accounts.ts'
import type { EnvironmentName } from './environment.ts'
import { inGroups, interfaces } from './interfaces.ts'

/** One command of gcloud. Whatever exists already stays as it is. */
export interface AccountCommand {
  /** Succeeds where the command is not needed any more. */
  unless?: string[]
  /** Fails where there is nothing to run the command on. */
  onlyIf?: string[]
  run: string[]
}

interface Target {
  environment: EnvironmentName
  project: string
  projectNumber: string
  /** `owner/name` on GitHub: its workflows sign in without a key. */
  repository?: string | undefined
}

const poolId = 'github'
const pool = (number: string) => `projects/${number}/locations/global/workloadIdentityPools/${poolId}`

/** Everything that makes the accounts of a project, in an order that works. It can be run again. */
export function accountCommands(target: Target): AccountCommand[] {
  const { project } = target
  const names = Object.keys(accounts).filter(isAccountName)
  return [
    ...inGroups(interfaces).map(names => ({ run: ['services', 'enable', ...names, '--project', project] })),
    ...names.map(name => ({
      run: ['iam', 'service-accounts', 'create', name, '--project', project],
      unless: ['iam', 'service-accounts', 'describe', accountEmail(name, project), '--project', project]
    })),
    ...names.flatMap(name =>
      accounts[name].grants.map(grant => ({
        ...condition(project, grant),
        run: granting(project, name, grant)
      }))
    ),
    ...googleAccounts.map(({ email, role }) => ({
      run: onProject(project, role, email(target.projectNumber))
    })),
    ...(target.repository === undefined ? [] : workflowCommands(target, target.repository))
  ]
}

function isAccountName(name: string): name is AccountName {
  return name in accounts
}

function condition(project: string, { place }: Grant): Pick<AccountCommand, 'onlyIf'> {
  if (place.kind === 'app-engine')
    return { onlyIf: ['iam', 'service-accounts', 'describe', appEngineEmail(project), '--project', project] }
  if (place.kind !== 'secret' || place.isConfigured === undefined) return {}
  return { onlyIf: ['secrets', 'describe', place.name, '--project', project] }
}

function granting(project: string, holder: AccountName, { place, role }: Grant): string[] {
  const email = accountEmail(holder, project)
  const to = ['--member', `serviceAccount:${email}`, '--role', `roles/${role}`]
  if (place.kind === 'project') return onProject(project, role, email)
  if (place.kind === 'bucket')
    return ['storage', 'buckets', 'add-iam-policy-binding', `gs://${project}.firebasestorage.app`, ...to]
  if (place.kind === 'secret')
    return ['secrets', 'add-iam-policy-binding', place.name, '--project', project, ...to]
  const other = place.kind === 'app-engine' ? appEngineEmail(project) : accountEmail(place.name, project)
  return ['iam', 'service-accounts', 'add-iam-policy-binding', other, '--project', project, ...to]
}

function onProject(project: string, role: string, email: string): string[] {
  return [
    'projects',
    'add-iam-policy-binding',
    project,
    '--member',
    `serviceAccount:${email}`,
    '--role',
    `roles/${role}`,
    '--condition',
    'None'
  ]
}

/** Jobs of a workflow act as the account of their environment, others as none. The condition that names the repository is of the provider, so no binding can forget it. */
function workflowCommands(
  { environment, project, projectNumber }: Target,
  repository: string
): AccountCommand[] {
  const place = ['--location', 'global', '--project', project]
  const provider = [poolId, '--workload-identity-pool', poolId, ...place]
  return [
    {
      run: ['iam', 'workload-identity-pools', 'create', poolId, ...place],
      unless: ['iam', 'workload-identity-pools', 'describe', poolId, ...place]
    },
    {
      run: [
        'iam',
        'workload-identity-pools',
        'providers',
        'create-oidc',
        ...provider,
        '--issuer-uri',
        'https://token.actions.githubusercontent.com',
        '--attribute-mapping',
        // Google refuses a token that lacks what a mapping names, so a job without an environment is nobody.
        'google.subject=assertion.sub,attribute.environment=assertion.environment',
        '--attribute-condition',
        `assertion.repository == '${repository}'`
      ],
      unless: ['iam', 'workload-identity-pools', 'providers', 'describe', ...provider]
    },
    ...gitHubEnvironments[environment].map(({ account, name }) => ({
      run: [
        'iam',
        'service-accounts',
        'add-iam-policy-binding',
        accountEmail(account, project),
        '--project',
        project,
        '--member',
        `principalSet://iam.googleapis.com/${pool(projectNumber)}/attribute.environment/${name}`,
        '--role',
        'roles/iam.workloadIdentityUser'
      ]
    }))
  ]
}
