import { isPlain } from '../content/plain-object.ts'

const most = 100_000
const methods = ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString'] as const

/**
 * From now on this process writes each date out once. Node makes a formatter anew whenever a date is written with options, which takes a list of two thousand
 * posts a second.
 */
export function rememberDateTexts(): void {
  const known = new Map<string, string>()
  for (const method of methods) {
    const write = Date.prototype[method]
    const remembered = function (
      this: Date,
      locale?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions
    ): string {
      // Other objects may hide what they stand for.
      if (typeof locale !== 'string' || !isPlain(options)) return write.call(this, locale, options)
      const key = JSON.stringify([method, this.getTime(), locale, options])
      const text = known.get(key) ?? write.call(this, locale, options)
      if (known.size < most) known.set(key, text)
      return text
    }
    Object.assign(Date.prototype, { [method]: remembered })
  }
}
