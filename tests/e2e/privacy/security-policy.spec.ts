import { expect, test } from '../support/test.ts'

const detail = '/experiencias/kayak-acantilados-maro'

/** Intrusions of an attacker, each by the directive that should refuse it. */
const intrusions = {
  'base-uri': '<base href="https://evil.example/">',
  'frame-src': '<iframe src="https://evil.example/"></iframe>',
  'img-src': '<img src="https://evil.example/x.png">',
  'object-src': '<object data="https://evil.example/x"></object>',
  'script-src-attr': '<b id="clicked" onclick="this.dataset.ran = 1">x</b>',
  'script-src-elem': 'script',
  'style-src-attr': '<b style="color: red">x</b>',
  'style-src-elem': '<style>b { color: red }</style>'
}

test('what does not belong to the page is refused, and the tests see it', async ({
  ledger,
  page,
  violations
}) => {
  await page.goto(detail)
  await page.evaluate(found => {
    for (const html of Object.values(found)) {
      if (html !== 'script') document.body.insertAdjacentHTML('beforeend', html)
    }
    document.getElementById('clicked')?.click()
    const script = document.createElement('script')
    script.textContent = 'document.body.dataset.ran = 1'
    document.body.append(script)
  }, intrusions)
  const refusing = () =>
    Object.keys(intrusions).filter(name => violations.some(text => text.startsWith(name)))
  await expect.poll(refusing).toEqual(Object.keys(intrusions))
  expect(await page.evaluate(() => document.querySelector('[data-ran]'))).toBeNull()
  violations.length = 0
  ledger.unknown.clear()
})

test('text is never evaluated, and nothing is sent to a host that nobody named', async ({
  ledger,
  page,
  violations
}) => {
  await page.goto(detail)
  await page.evaluate(() => void setTimeout('document.body.dataset.ran = 1'))
  await expect.poll(() => violations.some(text => text.startsWith('script-src'))).toBe(true)
  expect(await page.evaluate(() => document.querySelector('[data-ran]'))).toBeNull()
  const sent = await page.evaluate(() => fetch('https://evil.example/').then(() => 'sent', String))
  expect(sent).toContain('TypeError')
  await expect.poll(() => violations.some(text => text.startsWith('connect-src'))).toBe(true)
  violations.length = 0
  ledger.unknown.clear()
})

test('no page is shown inside another', async ({ page, violations }) => {
  await page.goto(detail)
  await page.evaluate(
    path => document.body.insertAdjacentHTML('beforeend', `<iframe src="${path}"></iframe>`),
    detail
  )
  await expect.poll(() => violations.some(text => text.includes('frame-ancestors'))).toBe(true)
  violations.length = 0
})
