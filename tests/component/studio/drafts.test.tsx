import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

import type { Remote } from '#domain/data/remote.ts'
import { accountFrameLabels } from '#i18n/account/account-frame-labels.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import DraftsPage from '#studio/drafts/DraftsPage.tsx'
import { DraftsView } from '#studio/drafts/DraftsView.tsx'
import type { DraftList } from '#studio/drafts/drafts.store.ts'
import { control, doing, render } from '../support/render.tsx'

const texts = messages.de.drafts
const place = '/vista-previa'
const upToDate = { leftOut: [], publishedAt: '2026-11-21T10:00:00Z', waiting: null }

function view(state: Remote<DraftList>, onRetry = () => {}) {
  return render(<DraftsView {...{ onRetry, state, texts }} language="de" prefix="/de" />)
}

test('the page is drawn without a browser as one that is being opened', () => {
  const frame = accountFrameLabels(wordsFor('de'))
  expect(renderToString(<DraftsPage {...{ frame, texts }} language="de" prefix="/de" />)).toContain(
    frame.loading
  )
})

describe('drafts', () => {
  test('lead to their pages in the language of this one, or say why there is none', async () => {
    const page = await view({
      kind: 'ready',
      value: {
        drafts: [
          {
            collection: 'experiencias',
            id: 'a',
            name: 'Ruta',
            path: `${place}/experiencias/ruta`,
            problems: []
          },
          {
            collection: 'experiencias',
            id: 'b',
            name: 'Rota',
            path: null,
            problems: ['nombre: no es un texto']
          },
          { collection: 'partners', id: 'c', name: 'Otro', path: null, problems: [] }
        ],
        status: upToDate
      }
    })
    expect(control(page, 'a', 'Ruta').getAttribute('href')).toBe(`${place}/de/experiencias/ruta`)
    const [, broken, without] = [...page.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(broken).toContain('Rota experiencias/b · nombre: no es un texto')
    expect(without).toContain(`Otro partners/c · ${texts.noPage}`)
    expect(control(page, 'a', `${texts.open}: Rota`).getAttribute('href')).toBe('/de/estudio#/experiencias/b')
  })

  test('are none when nobody writes any', async () => {
    const page = await view({ kind: 'ready', value: { drafts: [], status: null } })
    expect(page.textContent).toBe(texts.none)
  })

  test('say when they are loading', async () => {
    expect((await view({ kind: 'loading' })).textContent).toBe(texts.loading)
  })

  test('say when the account is not an administrator', async () => {
    expect((await view({ code: 'permission-denied', kind: 'failed' })).textContent).toBe(texts.refused)
  })

  test('that cannot be read are asked for again', async () => {
    const onRetry = vi.fn<() => void>()
    const page = await view({ code: 'unavailable', kind: 'failed' }, onRetry)
    await doing(() => control(page, 'button', texts.retry).click())
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('how the site stands', () => {
  const standing = (status: DraftList['status']) => view({ kind: 'ready', value: { drafts: [], status } })

  test('is told with the day of the last publication', async () => {
    const page = await standing(upToDate)
    expect(page.textContent).toContain(texts.siteUpToDate)
    expect(page.querySelector('time')?.textContent).toContain('21. November 2026')
    expect(page.textContent).not.toContain(texts.siteLeftOut)
  })

  test('is an alarm when a publication failed, with the words of the program', async () => {
    const page = await standing({
      ...upToDate,
      waiting: { alarms: [], isPart: false, kind: 'failed', reason: 'no space left' }
    })
    expect(page.querySelector('[role="alert"]')?.textContent).toBe(`${texts.siteFailed} no space left`)
    expect(page.textContent).not.toContain(texts.siteUpToDate)
  })

  test('says in its own language why a publication is held', async () => {
    const page = await standing({
      ...upToDate,
      waiting: {
        alarms: [
          { collection: 'empresas', documents: 14, kind: 'emptied' },
          { kind: 'shrunk', pages: 900, removed: 300 },
          { kind: 'stopped' }
        ],
        isPart: false,
        kind: 'held',
        reason: 'The collection empresas would be empty.'
      }
    })
    const alarm = page.querySelector('[role="alert"]')
    expect([...(alarm?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Alles in „empresas“ würde verschwinden: 14 Dokumente.',
      '300 der 900 Seiten der Website würden verschwinden.',
      texts.alarms.stopped
    ])
    expect(alarm?.textContent).not.toContain('would')
  })

  test('says of a part that it waits until somebody has read it', async () => {
    const page = await standing({
      ...upToDate,
      waiting: { alarms: [], isPart: true, kind: 'held', reason: 'Too many prices' }
    })
    expect(page.querySelector('[role="alert"]')?.textContent).toBe(texts.siteHeld + texts.sitePart)
  })

  test('names what is not shown, and why, in English where the page is not in Spanish', async () => {
    const leftOut = [{ document: 'experiencias/rota', field: 'nombre', problem: 'no es un texto' }]
    const page = await standing({ ...upToDate, leftOut })
    expect(page.querySelector('ul')?.textContent).toBe('experiencias/rota · nombre: is not a text')
  })
})
