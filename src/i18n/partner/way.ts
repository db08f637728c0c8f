import type { Way } from '#domain/partner/host.ts'
import type { Words } from '#i18n/text/words.ts'

/** «4 min a pie», «unos 3,5 km». */
export function wayText({ format, t }: Pick<Words, 'format' | 't'>, way: Way): string {
  return way.kind === 'walk'
    ? t('welcome.walk', { minutes: way.minutes })
    : t('welcome.ride', { km: format.number(way.km) })
}
