import { expectNoBarrier } from '../support/barriers.ts'
import { aPhone, codeFor, openLogin, paste } from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'
import { wordsFor } from '#i18n/text/words.ts'

const german = wordsFor('de')
const { t } = german

test(
  'somebody comes in by telephone, in German, and is written down as new',
  { tag: '@passwords' },
  async ({ context, page }) => {
    const phone = aPhone()
    await havingChosenCookies(page)
    await page.clock.install()
    await page.goto('/de/precios')
    await (await openLogin(page, german)).getByRole('button', { name: t('login.phone') }).click()
    const numbers = page.getByRole('region', { name: t('login.phoneTitle') })
    await expect(numbers.getByRole('option', { name: 'Spanien (+34)' })).toBeAttached()
    await numbers.getByLabel(t('login.phoneNumber')).fill('612')
    await numbers.getByRole('button', { name: t('login.sendCode') }).click()
    await expect(numbers.getByText(t('login.fields.phone-invalid'))).toBeVisible()
    await expectNoBarrier(page, 'sign-in by telephone')
    await numbers.getByLabel(t('login.phoneNumber')).fill(phone)
    const isSent = page.waitForRequest('**/accounts:sendVerificationCode*')
    await numbers.getByRole('button', { name: t('login.sendCode') }).click()
    expect((await isSent).headers()['x-firebase-locale']).toBe('es')

    const codes = page.getByRole('region', { name: t('login.codeTitle') })
    await expect(page.getByText(t('login.smsSent'))).toBeVisible()
    const code = codes.getByLabel(t('login.code'))
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.fill('000000')
    await codes.getByRole('button', { name: t('login.confirm') }).click()
    // Said once, and the field is ready for the right one.
    await expect(page.getByText(t('login.errors.code-wrong'))).toHaveCount(1)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await expectNoBarrier(page, 'code from a text message')
    await code.press('Delete')
    await expect(code).not.toHaveAttribute('aria-invalid')

    const first = await codeFor(page, `+34${phone}`)
    await expect(codes.getByRole('button', { name: /Neuen Code senden \(/ })).toBeDisabled()
    await page.clock.fastForward(31_000)
    await codes.getByRole('button', { exact: true, name: t('login.resend') }).click()
    await expect.poll(() => codeFor(page, `+34${phone}`)).not.toBe(first)
    await expect(codes.getByRole('button', { name: /Neuen Code senden \(/ })).toBeDisabled()
    await code.focus()
    await paste(context, page, await codeFor(page, `+34${phone}`))
    const isRecorded = page.waitForResponse('**/fn/registrarUsuario')
    await codes.getByRole('button', { name: t('login.confirm') }).click()
    expect(await (await isRecorded).json()).toEqual({ result: { nuevo: true } })
    await expect(page.getByText(t('login.welcome'))).toBeVisible()
    await page.clock.fastForward(2000)
    await expect(page).toHaveURL(/\/de\/precios$/)
  }
)
