import { embedHeight } from '#domain/embed/embed-routes.ts'
import { frameAddress } from '#domain/embed/snippets.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { routes } from '#domain/site/routes.ts'
import { escapeMarkup } from '#domain/text/escape-markup.ts'
import { settings } from '#settings.ts'

import type { Words } from '#i18n/text/words.ts'

const width = 600
const dayInSeconds = 86_400

/** An experience for programs that put an embed in the place of its address: a frame, and before it the link that stands where frames do not. */
export function oembedOf(
  { href, language, plain }: Words,
  { id, name, slug }: Pick<Experience, 'id' | 'name' | 'slug'>
): object {
  const title = plain(name)
  const page = settings.site + href(routes.experience(slug))
  const frame =
    settings.site +
    frameAddress({
      language,
      partner: null,
      spot: null,
      subject: { ids: [id], kind: 'list' },
      theme: 'claro'
    })
  const [shown, source] = [escapeMarkup(title), escapeMarkup(frame)]
  return {
    version: '1.0',
    type: 'rich',
    provider_name: settings.name,
    provider_url: settings.site,
    title,
    cache_age: dayInSeconds,
    width,
    height: embedHeight,
    html: `<blockquote><a href="${escapeMarkup(page)}">${shown}</a></blockquote><iframe src="${source}" width="${width}" height="${embedHeight}" title="${shown}"></iframe>`
  }
}
