import { argumentsGiven, end, refused } from './console.ts'
import { examplePurchases, openLocal, uidOf, writePurchases } from './customers/purchases.ts'
import { runningSite } from './local/running.ts'

const { values } = argumentsGiven('purchase', { options: { for: { type: 'string' } } })
const running = runningSite()

if (values.for === undefined) end(refused('Whose purchases? npm run purchase -- --for ana@example.com'))
if (running === null) end(refused('Nothing runs here: npm start first, then make an account on the site.'))

const { accounts, db } = openLocal(running)
const uid = await uidOf(accounts, values.for)
if (uid === null)
  end(refused(`Nobody has the address ${values.for} at ${running.site}: make that account first.`))

const examples = examplePurchases(new Date())
await writePurchases(db, uid, examples)
console.log(`${values.for} has bought ${examples.length} things: ${running.site}/compras`)
end({ kind: 'done' })
