import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Firestore } from 'firebase-admin/firestore'
import { backgroundFunction, loopback } from 'local-firebase'
import { SMTPServer } from 'smtp-server'
import { mailCollections } from '#contract/user-documents/mail-collections.ts'
import { unsentField } from '#contract/user-documents/mail.ts'

/** A mail server that sends nothing on: each mail is a file of the folder, which is emptied first. Answers its address. */
export async function catchMails(folder: string, signal: AbortSignal): Promise<string> {
  rmSync(folder, { force: true, recursive: true })
  mkdirSync(folder, { recursive: true })
  let caught = 0
  const keep = async (mail: Readable, done: (problem?: Error) => void) => {
    const letters = await buffer(mail)
    await writeFile(`${folder}/${String((caught += 1)).padStart(3, '0')}.eml`, letters)
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (mail, _session, done) => void keep(mail, done)
  })
  const listener = server.listen(0, loopback)
  await once(listener, 'listening')
  signal.addEventListener('abort', () => server.close())
  const { port }: { port?: number } = Object(listener.address())
  return `smtp://${loopback}:${port}`
}

/** Calls the functions that send mails, as Firestore does in production when one is asked for. Resolves once it hears of what is written. */
export async function sendMails(functions: string, db: Firestore, signal: AbortSignal): Promise<void> {
  await Promise.all(
    Object.values(mailCollections).map(async collection => {
      const run = await backgroundFunction(functions, `enviarCorreo.${collection}`)
      await new Promise<void>(listens => {
        const stop = db
          .collection(collection)
          .where(unsentField, '==', true)
          .onSnapshot(
            found => {
              for (const { doc, type } of found.docChanges())
                if (type !== 'removed') void run({ data: { after: doc }, params: { id: doc.id } })
              listens()
            },
            error => {
              console.error(error)
              listens()
            }
          )
        signal.addEventListener('abort', stop)
      })
    })
  )
}
