import {
  askOwnExperiences,
  type DevicePlan,
  type OwnExperiences,
  ownExperiencesCall,
  ownExperiencesIn
} from '#contract/calls/own-experiences.ts'

import { type Answered, ask, mapped } from './asking.ts'
import { type Call, customerCall } from './callable.ts'

/** Tells the account what this device holds, and hears what the account does. */
export type ExchangePlan = (device: DevicePlan) => Promise<Answered<OwnExperiences>>

function createExchangePlan(call: Call): ExchangePlan {
  return async device =>
    mapped(await ask(call, ownExperiencesCall, askOwnExperiences(device)), ownExperiencesIn)
}

export const exchangePlan = createExchangePlan(customerCall)
