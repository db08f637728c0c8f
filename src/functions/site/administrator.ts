import { userOf } from '#functions/account/account-record.ts'

/** Whether a person is an administrator now: a token says so for up to an hour after the claim was taken away, or the account is gone. */
export async function isAdministrator(uid: string): Promise<boolean> {
  const user = await userOf(uid)
  return user !== null && user.customClaims?.['admin'] === true && !user.disabled
}
