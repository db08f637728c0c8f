import { type DevicePlan, ownExperiencesCall } from '#contract/calls/own-experiences.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Sends the account what this device holds; answers what the account holds. */
export const exchangePlan = (device: DevicePlan) => callFunction(customerCall, ownExperiencesCall, device)

export type ExchangePlan = typeof exchangePlan
