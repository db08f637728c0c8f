import '../deploy/use-environment.ts'
import { settings } from '#settings.ts'
import { argumentsGiven, end, type Outcome, refused } from '../console.ts'
import { linkMailIn } from './link-mail.ts'
import { changeAccess, isRoleAction } from './partner-access.ts'
import { problemOfLinks } from './site-of-links.ts'
import { chooseTarget, withDatabase } from '../database/target.ts'
import { runningSite } from '../local/running.ts'

const usage =
  'npm run partner -- give casa-burriana, renew casa-burriana, or revoke casa-burriana; --days 30 for how long it holds; --mail casa@example.com sends it, --language de in German'

const { positionals, values } = argumentsGiven('partner', {
  allowPositionals: true,
  options: {
    days: { type: 'string' },
    language: { type: 'string' },
    mail: { type: 'string' },
    to: { type: 'string' }
  }
})
end(await run(positionals))

async function run([action, partnerId, ...more]: string[]): Promise<Outcome> {
  const days = values.days === undefined ? undefined : Number(values.days)
  const isTime = days === undefined || (Number.isInteger(days) && days > 0 && days <= 3660)
  if (!isRoleAction(action) || !partnerId || more.length > 0 || !isTime) return refused(usage)
  const mail = linkMailIn(values, process.env.SMTP_URL)
  if (typeof mail === 'string') return refused(mail)
  const target = chooseTarget(process.env)
  // A machine of its own signs with a key that is public (scripts/local/host.ts).
  const key = process.env.PARTNER_KEY ?? (target.kind === 'cloud' ? '' : 'local')
  if (key === '')
    return refused(
      'PARTNER_KEY is missing: npx firebase functions:secrets:access PARTNER_KEY --project PROJECT shows it.'
    )
  const running = values.to === undefined && target.kind === 'emulator' ? runningSite() : null
  const problem = target.kind === 'cloud' && action !== 'revoke' ? problemOfLinks() : null
  if (problem !== null) return refused(problem)
  return withDatabase(target, 'read', db =>
    changeAccess(db, { days, action, mail, partnerId }, { key, site: running?.site ?? settings.site }, text =>
      console.log(text)
    )
  )
}
