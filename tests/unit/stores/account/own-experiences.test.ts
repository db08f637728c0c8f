import { describe, expect, test } from 'vitest'

import { decodePlan, encodePlan, type Plan } from '#domain/plan/plan.ts'
import { mergePlans } from '#domain/plan/plan-merge.ts'
import type { ExchangePlan } from '#services/account/own-experiences.ts'
import { createOwnExperiences } from '#stores/account/own-experiences.ts'
import { createPlan } from '#stores/plan/plan.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const plan = (...slugs: string[]): Plan => slugs.map(slug => ({ day: null, slug }))

/** Accounts as the functions keep them. */
function aServer(accounts: Record<string, Plan> = {}) {
  let whose = 'ana'
  const exchange: ExchangePlan = async ({ base, plan: device }) => {
    accounts[whose] = mergePlans(base, device, accounts[whose] ?? [])
    return { kind: 'done', value: { bought: [], plan: accounts[whose] ?? [] } }
  }
  return { accounts, exchange, signIn: (uid: string) => (whose = uid) }
}

function aDevice(exchange: ExchangePlan, kept: Plan = []) {
  const storage = aShelf({ plan: encodePlan(kept) })
  const device = createPlan(storage)
  const own = createOwnExperiences({ exchange, plan: device, storage })
  const slugs = () => (decodePlan(storage.read('plan') ?? '') ?? []).map(({ slug }) => slug)
  return { device, own, slugs }
}

describe('the plan of a device and the account', () => {
  test('come together when somebody signs in', async () => {
    const { accounts, exchange } = aServer({ ana: plan('aves') })
    const { own, slugs } = aDevice(exchange, plan('kayak'))
    await own.load('ana')
    expect(slugs()).toEqual(['aves', 'kayak'])
    expect(accounts['ana']).toEqual(plan('aves', 'kayak'))
    expect(own.$bought.get()).toEqual({ kind: 'ready', value: [] })
  })

  test('a removal on one device reaches the other one, and does not come back', async () => {
    const { exchange } = aServer()
    const [phone, laptop] = [aDevice(exchange, plan('kayak', 'aves')), aDevice(exchange)]
    await phone.own.load('ana')
    await laptop.own.load('ana')
    await laptop.own.remove('kayak', 'ana')
    await phone.own.load('ana')
    expect([phone.slugs(), laptop.slugs()]).toEqual([['aves'], ['aves']])
  })

  test('what was removed without a network is told later', async () => {
    const { accounts, exchange } = aServer()
    let isAway = false
    const shaky: ExchangePlan = async device =>
      isAway ? { code: 'offline', kind: 'failed' } : exchange(device)
    const { own, slugs } = aDevice(shaky, plan('kayak', 'aves'))
    await own.load('ana')
    isAway = true
    await own.remove('kayak', 'ana')
    expect(own.$bought.get()).toEqual({ code: 'offline', kind: 'failed' })
    expect(slugs()).toEqual(['aves'])
    isAway = false
    await own.load('ana')
    expect(accounts['ana']).toEqual(plan('aves'))
  })

  test('what is saved while the answer is on its way is not lost', async () => {
    const { accounts, exchange } = aServer({ ana: plan('aves') })
    const waiting: (() => void)[] = []
    const slow: ExchangePlan = async asked => {
      const answer = await exchange(asked)
      await new Promise<void>(resolve => waiting.push(resolve))
      return answer
    }
    const { device, own, slugs } = aDevice(slow)
    const first = own.load('ana')
    await expect.poll(() => waiting.length).toBe(1)
    device.toggle('kayak')
    const second = own.sync('ana')
    waiting.shift()?.()
    await expect.poll(() => waiting.length).toBe(1)
    waiting.shift()?.()
    await Promise.all([first, second])
    expect(slugs()).toEqual(['aves', 'kayak'])
    await expect.poll(() => accounts['ana']).toEqual(plan('aves', 'kayak'))
  })

  test('of somebody else who signs in on the same device stay apart, but for what was saved since', async () => {
    const { accounts, exchange, signIn } = aServer({ eva: plan('cueva') })
    const { device, own, slugs } = aDevice(exchange, plan('kayak'))
    await own.load('ana')
    device.toggle('aves')
    signIn('eva')
    await own.load('eva')
    expect(slugs()).toEqual(['cueva', 'aves'])
    expect(accounts).toEqual({ ana: plan('kayak'), eva: plan('cueva', 'aves') })
  })
})
