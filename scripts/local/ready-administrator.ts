import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { localProject } from '../database/target.ts'

/** The account is of the local sign-in alone, which forgets its accounts when it ends. */
export const readyAdministrator = {
  email: 'admin@clavel.example',
  password: 'clavel-en-casa',
  uid: 'administradora'
} as const

/** An administrator for the developer who starts the site on this machine. The address of the sign-in is in the environment. */
export async function addReadyAdministrator(): Promise<void> {
  const app = initializeApp({ projectId: localProject }, `administrator-${randomUUID()}`)
  try {
    const { email, password, uid } = readyAdministrator
    await getAuth(app).createUser({
      displayName: 'Administración',
      email,
      emailVerified: true,
      password,
      uid
    })
    await getAuth(app).setCustomUserClaims(uid, { admin: true })
  } finally {
    await deleteApp(app)
  }
}
