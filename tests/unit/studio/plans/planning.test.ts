import { describe, expect, test } from 'vitest'

import { createDeviceAutosaves } from '#studio/autosave/device-autosaves.service.ts'
import { createEditor } from '#studio/document/editor.store.ts'
import type { Plan } from '#studio/plans/plan.ts'
import type { ChangePlanOutcome, ChangePlanRequest } from '#studio/plans/plans.call.ts'
import * as contract from '#studio/shell/in-browser.contract.ts'
import type { Result } from '#domain/data/remote.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const place = { collection: 'categorias', id: 'rutas' } as const
const stored = { nombre: { es: 'Rutas' }, orden: 3 }
const moment = '2026-06-12T07:00:00.000Z'
const refused = async () => ({ code: 'internal', kind: 'failed' }) as const
const plan: Plan = {
  action: 'change',
  author: { name: 'Eva', uid: 'eva' },
  failure: null,
  fields: ['orden'],
  moment,
  place
}

/** An open document whose server answers to plans what it is told to. */
async function aStudio(answers: Result<ChangePlanOutcome>[] = []) {
  const asked: ChangePlanRequest[] = []
  const planned: Plan[] = []
  const editor = createEditor({
    api: {
      kept: async () => ({ kind: 'done', value: null }),
      open: async () => ({ kind: 'done', value: { fields: stored, problems: [], revision: 'r1' } }),
      restore: refused,
      save: refused,
      slugOwner: refused
    },
    autosave: { api: { keep: refused }, later: () => () => {}, wake: () => () => {} },
    follow: () => {},
    keep: createDeviceAutosaves(aShelf()),
    load: async () => contract,
    newSession: () => 'tab',
    now: () => '2026-06-09T12:04:00.000Z',
    planned: made => void planned.push(made),
    planning: {
      planChange: async request => {
        asked.push(request)
        return answers.shift() ?? { kind: 'done', value: { kind: 'planned', plan } }
      }
    },
    proposing: { propose: refused }
  })
  await editor.open(place, false)
  return { asked, editor, planned }
}

const since = (fields: object): Result<ChangePlanOutcome> => ({
  kind: 'done',
  value: {
    changedAt: moment,
    changedBy: { name: 'Ida', uid: 'ida' },
    fields: { ...stored, ...fields },
    kind: 'changed-since',
    revision: 'r2'
  }
})

describe('to plan a change', () => {
  test('sends what changed with its moment, and the form is as the web again', async () => {
    const { asked, editor, planned } = await aStudio()
    editor.change('orden', 4)
    expect(await editor.planChange(moment)).toBeNull()
    const patch = { changed: { orden: 4 }, removed: [] }
    expect(asked).toEqual([{ kept: { mark: null, session: 'tab' }, moment, patch, place, revision: 'r1' }])
    expect(planned).toEqual([plan])
    expect(editor.current()?.fields).toEqual(stored)
    expect(editor.$state.get()).toEqual({ kind: 'planned', moment: '2026-06-09T12:04:00.000Z' })
  })

  test('goes on with what another person changed elsewhere meanwhile', async () => {
    const { asked, editor, planned } = await aStudio([since({ nombre: { es: 'Caminos' } })])
    editor.change('orden', 4)
    expect(await editor.planChange(moment)).toBeNull()
    expect(asked.map(({ revision }) => revision)).toEqual(['r1', 'r2'])
    expect(planned).toEqual([plan])
  })

  test('asks which holds where another person changed the same, and plans nothing', async () => {
    const { editor, planned } = await aStudio([since({ orden: 9 })])
    editor.change('orden', 4)
    expect(await editor.planChange(moment)).toBe('clash')
    expect(editor.current()?.clashes).toEqual([{ before: 3, field: 'orden', mine: 4, theirs: 9 }])
    expect(editor.$state.get()).toEqual({ kind: 'clash' })
    expect(planned).toEqual([])
  })

  test('keeps the form as it is where the change cannot be published or is refused', async () => {
    const problem = { expected: 'un texto', field: 'nombre', isBlocking: true, problem: 'falta', value: '' }
    const { editor } = await aStudio([
      { kind: 'done', value: { kind: 'incomplete', problems: [problem] } },
      { code: 'change-planned', kind: 'failed' }
    ])
    editor.change('orden', 4)
    expect(await editor.planChange(moment)).toBe('incomplete')
    expect(editor.current()?.problems).toEqual([problem])
    expect(await editor.planChange(moment)).toBe('change-planned')
    expect(editor.current()?.fields).toMatchObject({ orden: 4 })
  })
})

describe('a planned change that comes back into the form', () => {
  test('stands in it unpublished, with what was written there', async () => {
    const { editor } = await aStudio()
    editor.change('nombre', { es: 'Caminos' })
    editor.continuePlanned({ before: { orden: 3 }, patch: { changed: { orden: 4 }, removed: [] } })
    expect(editor.current()?.fields).toEqual({ nombre: { es: 'Caminos' }, orden: 4 })
    expect(editor.$state.get()).toMatchObject({ kind: 'kept' })
  })

  test('asks which holds where the web is another one since', async () => {
    const { editor } = await aStudio()
    editor.continuePlanned({ before: { orden: 1 }, patch: { changed: { orden: 4 }, removed: [] } })
    expect(editor.current()?.clashes).toEqual([{ before: 1, field: 'orden', mine: 4, theirs: 3 }])
    expect(editor.$state.get()).toEqual({ kind: 'clash' })
  })
})
