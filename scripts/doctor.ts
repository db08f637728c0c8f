import { argumentsGiven, end } from './console.ts'
import { lookAtClock } from './doctor/clock.ts'
import { lookAtDatabase } from './doctor/database.ts'
import { examine } from './doctor/examine.ts'
import { lookAtKeys } from './doctor/keys.ts'
import { lookAtMachine } from './doctor/machine.ts'
import { lookAtMail } from './doctor/mail.ts'
import { lookAtRoles } from './doctor/roles.ts'
import { lookAtService, lookAtSettings } from './doctor/service.ts'
import { lookAtSite } from './doctor/site.ts'
import { lookAtWeather } from './doctor/weather.ts'

const { values } = argumentsGiven('doctor', {
  options: { mend: { default: false, type: 'boolean' }, project: { default: false, type: 'boolean' } }
})

/** What has to be right before anything is deployed. */
const ofProject = {
  Machine: lookAtMachine,
  Clock: lookAtClock(),
  Keys: lookAtKeys,
  Roles: lookAtRoles(),
  Database: lookAtDatabase,
  Settings: lookAtSettings,
  Mail: lookAtMail(),
  Weather: lookAtWeather()
}

end(
  await examine(values.project ? ofProject : { ...ofProject, Site: lookAtSite, Publisher: lookAtService() }, {
    env: process.env,
    isMending: values.mend,
    say: console.log
  })
)
