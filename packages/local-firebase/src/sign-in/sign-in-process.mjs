// The sign-in emulator of Firebase in a process of its own: it takes seconds of computing to start.
// Its command line would add ports, log files and a second process; this is the part of it that answers.
import { createRequire } from 'node:module'
import { AuthEmulator } from 'firebase-tools/lib/emulator/auth/index.js'

const [project = '', port = ''] = process.argv.slice(2)

// Ends with the process that started it, however that one ended, and not by a Ctrl-C that was meant for that one.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

trustOwnSchemas()
await new AuthEmulator({ host: '127.0.0.1', port: Number(port), projectId: project }).start()
// The process that started it may have ended meanwhile, which is no error.
process.send?.('ready', () => {})

/** Two thirds of the start go into checking the emulator's own schemas, each against a rule compiled anew for it. */
function trustOwnSchemas() {
  const find = ['firebase-tools', 'exegesis-express', 'exegesis'].reduce(
    (require, name) => createRequire(require.resolve(name)),
    createRequire(import.meta.url)
  )
  find('ajv').default.prototype.validateSchema = () => true
}
