import { type DevicePlan, type OwnExperiences, ownExperiencesCall } from '#contract/calls/own-experiences.ts'
import type { Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** Tells the account what this device holds, and hears what the account does. */
export type ExchangePlan = (device: DevicePlan) => Promise<Result<OwnExperiences>>

function createExchangePlan(call: Call): ExchangePlan {
  return device => callFunction(call, ownExperiencesCall, device)
}

export const exchangePlan = createExchangePlan(customerCall)
