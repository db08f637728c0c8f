import type { EnvironmentName } from './environment.ts'

/** The accounts of a project. Each has the least that works (docs/roles.md). */
export type AccountName = 'functions' | 'publisher' | 'deployer'

/** The resource that a role is given on. */
export type Place =
  | { kind: 'project' }
  /** The bucket of uploaded photographs. */
  | { kind: 'bucket' }
  /** Another account, in whose name the holder acts. */
  | { kind: 'account'; name: AccountName }
  /** The account of App Engine, which older projects have. firebase-tools asks for a role on it before it deploys functions, although none runs as it. */
  | { kind: 'app-engine' }
  | { kind: 'secret'; name: string; isConfigured?: true }

export interface Grant {
  role: string
  why: string
  place: Place
}

const onProject = (role: string, why: string): Grant => ({ place: { kind: 'project' }, role, why })
const onAccount = (name: AccountName, why: string, role = 'iam.serviceAccountUser'): Grant => ({
  place: { kind: 'account', name },
  role,
  why
})
const onSecret = (name: string, why: string): Grant => ({
  place: { kind: 'secret', name },
  role: 'secretmanager.secretAccessor',
  why
})
/** It exists only where what needs it is configured. */
const onConfiguredSecret = (name: string, why: string): Grant => ({
  ...onSecret(name, why),
  place: { isConfigured: true, kind: 'secret', name }
})

export const accounts: Readonly<Record<AccountName, { does: string; grants: readonly Grant[] }>> = {
  functions: {
    does: 'runs every function',
    grants: [
      onProject('datastore.user', 'reads and writes documents'),
      onProject(
        'firebaseauth.admin',
        'looks accounts up, sets roles, makes session cookies, deletes accounts'
      ),
      onProject('eventarc.eventReceiver', 'hears of writes'),
      onProject(
        'run.invoker',
        'calls the publisher; the triggers, the clock and the queue call functions in its name'
      ),
      onProject('cloudtasks.enqueuer', 'puts publications into the queue'),
      onProject('logging.logWriter', 'writes its log'),
      { place: { kind: 'bucket' }, role: 'storage.objectAdmin', why: 'keeps uploaded photographs' },
      onAccount('functions', 'the queue calls a function in its name'),
      onSecret('ADDRESS_KEY', 'hides addresses of callers'),
      onSecret('PARTNER_KEY', 'signs links of partners'),
      onConfiguredSecret('SMTP_URL', 'sends mail'),
      onConfiguredSecret('TRANSLATION_KEY', 'asks the translation service'),
      onConfiguredSecret('PUBLISH_TOKEN', 'starts the workflow that publishes')
    ]
  },
  publisher: {
    does: 'runs the publisher, in its container or in a workflow',
    grants: [
      onProject(
        'datastore.user',
        'reads the catalogue; writes who decided what, and which code published last'
      ),
      onProject('firebasehosting.admin', 'releases the site'),
      onProject(
        'serviceusage.serviceUsageConsumer',
        'calls the interfaces of Google in the name of the project, for a preview'
      ),
      onProject('logging.logWriter', 'writes its log'),
      onConfiguredSecret('AEMET_API_KEY', 'asks for the weather')
    ]
  },
  deployer: {
    does: 'runs `npm run deploy`, in a workflow',
    grants: [
      onProject('cloudfunctions.admin', 'deploys functions, and lets visitors call those of the site'),
      onProject('run.admin', 'deploys the publisher, and asks it for a release'),
      onProject('run.sourceDeveloper', 'makes the image of the publisher from source'),
      onProject('artifactregistry.admin', 'keeps images, and lets old ones go'),
      onProject('cloudscheduler.admin', 'sets the clock of nightly functions'),
      onProject('cloudtasks.queueAdmin', 'makes the queue of publications'),
      onProject('firebaserules.admin', 'deploys the rules'),
      onProject('datastore.indexAdmin', 'deploys indexes and the expiry of documents'),
      onProject('datastore.viewer', 'reads the catalogue for the build that is checked'),
      onProject('firebase.viewer', 'reads what the project has, for the doctor'),
      onProject('iam.securityReviewer', 'reads who has which role, for the doctor'),
      onProject('secretmanager.viewer', 'sees that a secret is there, not what it says'),
      onProject(
        'serviceusage.serviceUsageConsumer',
        'calls the interfaces of Google in the name of the project'
      ),
      onAccount('functions', 'deploys what runs as it'),
      onAccount('publisher', 'deploys what runs as it'),
      onAccount(
        'deployer',
        'makes the token that the publisher asks for, because the sign-in of a workflow has none',
        'iam.serviceAccountOpenIdTokenCreator'
      ),
      {
        place: { kind: 'app-engine' },
        role: 'iam.serviceAccountUser',
        why: 'firebase-tools asks for it, though no function runs as this account'
      }
    ]
  }
}

/** Accounts that Google makes. firebase-tools gives them these roles itself at the first deploy, if it may; the deployer may not. */
export const googleAccounts: readonly {
  email: (projectNumber: string) => string
  role: string
  why: string
}[] = [
  {
    email: number => `service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`,
    role: 'iam.serviceAccountTokenCreator',
    why: 'hands events on'
  },
  {
    email: number => `${number}-compute@developer.gserviceaccount.com`,
    role: 'run.invoker',
    why: 'firebase-tools asks for it, though no function runs as this account'
  },
  {
    email: number => `${number}-compute@developer.gserviceaccount.com`,
    role: 'eventarc.eventReceiver',
    why: 'the same'
  },
  {
    email: number => `${number}-compute@developer.gserviceaccount.com`,
    role: 'run.builder',
    why: 'builds the images of the functions and of the publisher'
  }
]

/**
 * Environments of the repository on GitHub: a job that names one signs in to the project as its account. The one of a deploy may ask for an approval.
 * Publishing has another, so that an edit waits for nobody, and so that no job that publishes may deploy.
 */
export const gitHubEnvironments: Readonly<
  Record<EnvironmentName, readonly { account: AccountName; name: string; why: string }[]>
> = {
  staging: [
    { account: 'deployer', name: 'staging', why: 'deploys' },
    { account: 'publisher', name: 'publish-staging', why: 'publishes edits' },
    { account: 'publisher', name: 'preview', why: 'shows a change before it is merged' }
  ],
  production: [
    { account: 'deployer', name: 'production', why: 'deploys' },
    { account: 'publisher', name: 'publish-production', why: 'publishes edits, and builds in parts' }
  ]
}

export function accountEmail(name: AccountName, project: string): string {
  return `${name}@${project}.iam.gserviceaccount.com`
}

export function appEngineEmail(project: string): string {
  return `${project}@appspot.gserviceaccount.com`
}

/** The table of docs/roles.md. */
export function rolesTable(): string {
  const own = Object.entries(accounts).flatMap(([name, { grants }]) =>
    grants.map(({ place, role, why }) => `| \`${name}\` | \`${role}\`${wordsOf(place)} | ${why} |`)
  )
  const others = googleAccounts.map(
    ({ email, role, why }) => `| \`${email('NUMBER')}\` | \`${role}\` | ${why} |`
  )
  return ['| account | role | why |', '|---|---|---|', ...own, ...others].join('\n')
}

/** The table of environments in docs/roles.md. */
export function gitHubTable(): string {
  const rows = Object.entries(gitHubEnvironments).flatMap(([project, environments]) =>
    environments.map(({ account, name, why }) => `| \`${name}\` | ${project} | \`${account}\` | ${why} |`)
  )
  return ['| environment | project of | account | what it does |', '|---|---|---|---|', ...rows].join('\n')
}

function wordsOf(place: Place): string {
  if (place.kind === 'project') return ''
  if (place.kind === 'account') return ` on the account \`${place.name}\``
  if (place.kind === 'app-engine') return ` on \`${appEngineEmail('PROJECT')}\`, where it exists`
  if (place.kind === 'secret')
    return ` on the secret \`${place.name}\`${place.isConfigured === undefined ? '' : ', where it exists'}`
  return ` on the ${place.kind}`
}
