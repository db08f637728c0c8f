import { expect, test } from 'vitest'

import { formContacto } from '#contract/calls/form-contacto.ts'
import { answerIn, Refused } from '../../../scripts/bench/callables/asking.ts'
import { samples } from '../../../scripts/bench/callables/samples.ts'
import { callablesIn, loadCallables } from '../../fixtures/functions.ts'

test('the bench calls every callable function, once', async () => {
  process.env.GCLOUD_PROJECT = 'demo-clavel'
  const callables = callablesIn(await loadCallables())
  expect(samples.map(({ call }) => call.name).toSorted()).toEqual(callables.toSorted())
})

test('a refusal is not taken for work', () => {
  expect(answerIn(formContacto, '{"result":true}')).toBe(true)
  const refusal = '{"error":{"message":"Too often","status":"RESOURCE_EXHAUSTED"}}'
  expect(() => answerIn(formContacto, refusal)).toThrow(Refused)
})
