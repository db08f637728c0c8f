import { claimsWith, rightsIn } from '#contract/user-documents/claims.ts'
import { maxCompanies, maxPartners, roleNamesOf, type StudioRights } from '#domain/account/rights.ts'
import { type Outcome, refused } from '../console.ts'
import { type RoleAction, rightsAfter, type Role, titleOf } from './role.ts'

/** An account as the sign-in knows it. */
export interface FoundAccount {
  customClaims?: Record<string, unknown>
  disabled: boolean
  displayName?: string
  email?: string
  emailVerified: boolean
  metadata: { creationTime: string; lastSignInTime: string }
  phoneNumber?: string
  providerData: readonly { providerId: string }[]
  uid: string
}

/** The part of the Admin SDK that is used. */
export interface AccountStore {
  getUser(uid: string): Promise<FoundAccount>
  getUserByEmail(email: string): Promise<FoundAccount>
  revokeRefreshTokens(uid: string): Promise<void>
  setCustomUserClaims(uid: string, claims: object): Promise<void>
}

/** The person at the console. */
export interface Operator {
  isSure: (question: string) => Promise<boolean>
  tell: (text: string) => void
  /** Writes down who has roles now, for the list of people in the studio, and the mail that invites to what they open. `user` has the claims of before. */
  remember: (user: FoundAccount, rights: StudioRights) => Promise<void>
}

/** Gives an account a role, or takes it away, once the operator has seen whose account it is. */
export async function changeRights(
  accounts: AccountStore,
  action: RoleAction,
  who: string,
  { isSure, remember, tell }: Operator,
  role: Role = { kind: 'admin' }
): Promise<Outcome> {
  const user = await accountOf(accounts, who)
  if (user === null) return refused(`There is no account ${who}. Its owner creates it on the site first.`)
  tell(factsOf(user))
  const problem = action === 'give' ? problemOf(user, who) : null
  if (problem !== null) return refused(problem)
  const rights = rightsAfter(rightsIn(user.customClaims), action, role)
  if (rights.companies.length > maxCompanies)
    return refused(`An account has ${maxCompanies} companies at most.`)
  if (rights.partners.length > maxPartners) return refused(`An account has ${maxPartners} partners at most.`)
  const title = titleOf(role)
  const question = action === 'give' ? `Make it ${title}?` : `Take the rights of ${title} away?`
  if (!(await isSure(question))) return refused('Nothing was changed.')
  await accounts.setCustomUserClaims(user.uid, claimsWith(user.customClaims, rights))
  // The tokens of before still carry the claims of before: everywhere the account signs in anew.
  await accounts.revokeRefreshTokens(user.uid)
  await remember(user, rights)
  const state = action === 'give' ? `now ${title}` : `${title.replace(/^an?\b/, 'no')} any more`
  tell(`${user.email ?? user.uid} is ${state}. It was signed out everywhere: sign in again to notice.`)
  return { kind: 'done' }
}

/** An account can be registered with an address of another person: only a verified one says whose account it is. */
function problemOf(user: FoundAccount, who: string): string | null {
  if (user.disabled) return 'The account is disabled.'
  if (user.providerData.length === 0) return 'It is the account of an anonymous visitor.'
  if (who === user.uid || user.emailVerified) return null
  return (
    `Nobody has verified that ${who} is the address of this account, so it may be of anybody.\n` +
    `If you know that it is the right one, name it by its uid: npm run admin -- give ${user.uid}`
  )
}

function factsOf(user: FoundAccount): string {
  const address = user.email ? `${user.email} (${user.emailVerified ? '' : 'not '}verified)` : '-'
  const facts: [string, string][] = [
    ['uid', user.uid],
    ['address', address],
    ['name', user.displayName ?? '-'],
    ['telephone', user.phoneNumber ?? '-'],
    ['signs in by', user.providerData.map(({ providerId }) => providerId).join(', ') || '-'],
    ['created', user.metadata.creationTime || '-'],
    ['last sign-in', user.metadata.lastSignInTime || 'never'],
    ['disabled', user.disabled ? 'yes' : 'no'],
    ['administrator', user.customClaims?.['admin'] === true ? 'yes' : 'no'],
    ['roles', roleNamesOf(rightsIn(user.customClaims)).join('; ') || '-']
  ]
  return facts.map(([name, value]) => `  ${name.padEnd(15)}${printable(value)}`).join('\n')
}

/** The owner of an account writes its name: it must not write over what stands beside it. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
}

async function accountOf(accounts: AccountStore, who: string): Promise<FoundAccount | null> {
  try {
    return await (who.includes('@') ? accounts.getUserByEmail(who) : accounts.getUser(who))
  } catch (error) {
    const { code }: { code?: unknown } = Object(error)
    if (unknown.includes(code)) return null
    throw error
  }
}

const unknown: unknown[] = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid']
