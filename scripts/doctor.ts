import './deploy/use-environment.ts'
import { argumentsGiven, end } from './console.ts'
import { lookAtClock } from './doctor/machine.ts'
import { lookAtDatabase } from './doctor/database.ts'
import { examine } from './doctor/examine.ts'
import { lookAtKeys } from './doctor/keys.ts'
import { lookAtMachine } from './doctor/machine.ts'
import { lookAtMail } from './doctor/mail.ts'
import { lookAtAccounts } from './doctor/project/accounts.ts'
import { lookAtBudget } from './doctor/project/budget.ts'
import { lookAtInterfaces } from './doctor/project/interfaces.ts'
import { lookAtSecrets } from './doctor/project/secrets.ts'
import { lookAtSignIn } from './doctor/project/sign-in.ts'
import { lookAtStorage } from './doctor/project/storage.ts'
import { lookAtRoles } from './doctor/roles.ts'
import { lookAtService, lookAtSettings } from './doctor/service.ts'
import { lookAtSite } from './doctor/site.ts'
import { lookAtWeather, lookAtWeatherKey } from './doctor/weather.ts'

const { values } = argumentsGiven('doctor', {
  options: {
    mend: { default: false, type: 'boolean' },
    project: { default: false, type: 'boolean' },
    to: { type: 'string' }
  }
})

/** Checks that must pass before anything is deployed. Of a project that is named nothing else is looked at: what this machine serves is not its site. */
const ofProject = {
  Machine: lookAtMachine,
  Clock: lookAtClock(),
  Keys: lookAtKeys,
  Roles: lookAtRoles({ isDeploying: values.project || values.to !== undefined }),
  Interfaces: lookAtInterfaces,
  Accounts: lookAtAccounts,
  Secrets: lookAtSecrets,
  Storage: lookAtStorage,
  'Sign-in': lookAtSignIn,
  Budget: lookAtBudget,
  Database: lookAtDatabase,
  Settings: lookAtSettings,
  Mail: lookAtMail(),
  Weather: lookAtWeatherKey
}

end(
  await examine(
    values.project || values.to !== undefined
      ? ofProject
      : { ...ofProject, Weather: lookAtWeather(), Site: lookAtSite, Publisher: lookAtService() },
    { env: process.env, isMending: values.mend, say: console.log }
  )
)
