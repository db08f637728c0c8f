import { EmbedCard } from '#cards/EmbedCard.tsx'
import { drawNodes } from '#cards/draw-nodes.ts'
import { embedHeight, embedShardOf, embedTag, maxEmbedded } from '#domain/embed/embed-routes.ts'
import { type EmbedGroup, groupToShow, isWord, readEmbedFile } from '#domain/embed/embed-file.ts'
import { isLanguage } from '#domain/text/locale.ts'

import { embedStyle } from './embed-style.ts'

/*
 * The element that foreign pages load: it puts cards in the place of the link inside of it. Whatever goes wrong, the link stays. What it fetches are data
 * and nothing that could run, so that the sum by which a page checks this file is true of all that it does.
 */

const { origin } = new URL(import.meta.url)
const rel = 'sponsored noopener'
const hostStyle = `:host{all:initial!important;block-size:${embedHeight}px!important;contain:layout paint style!important;display:block!important}.e slot{display:block}`

class Experiences extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot !== null) return
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(hostStyle + embedStyle)
    root.adoptedStyleSheets = [sheet]
    const section = create('section', 'e')
    section.dataset.tema = this.getAttribute('tema') ?? ''
    section.append(document.createElement('slot'))
    root.append(section)
    void this.fill(section)
  }

  private async fill(section: HTMLElement): Promise<void> {
    try {
      const language = languageFor(this)
      const { group, words } = await this.read(language)
      if (group === null || group.cards.length === 0) return
      const link = (path: string) => this.linkTo(path)
      const note = create('p', 'n')
      note.append(create('span', '', [words.note, ...(this.partner() ? [words.partnerNote] : [])].join(' ')))
      const all = create('a', '', words.all)
      all.setAttribute('href', link(words.listing))
      all.setAttribute('rel', rel)
      note.append(all)
      const list = document.createElement('ul')
      for (const card of group.cards)
        list.append(
          ...drawNodes(
            EmbedCard({
              card: { ...card, picture: new URL(card.picture, origin).href, url: link(card.url) },
              rel
            })
          )
        )
      section.lang = language
      section.ariaLabel = group.title
      section.replaceChildren(create('p', 't', group.title), list, note)
    } catch {
      // The link is what there is without a network, for a page that forbids it, and for one that has changed what scripts stand on.
    }
  }

  /** By its attributes, from the most exact on; a place that is not there shows nothing. */
  private async read(language: string) {
    const ids = (this.getAttribute('ids') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, maxEmbedded)
    if (ids.length > 0) return this.readList(language, ids)
    const place = this.getAttribute('lugar') ?? ''
    if (!isWord(place)) throw new Error('lugar')
    const part = this.hasAttribute('hoy') ? 'hoy' : (this.getAttribute('categoria') ?? '')
    const file =
      (isWord(part) && (await fetchFile(`${language}/${place}/${part}`))) ||
      (await fetchFile(`${language}/${place}`))
    if (!file) throw new Error('lugar')
    return { group: groupToShow(file.groups, new Date()), words: file.words }
  }

  private async readList(language: string, ids: string[]) {
    const shards = [...new Set(ids.map(embedShardOf))]
    const files = await Promise.all(shards.map(shard => fetchFile(`${language}/lista/${shard}`)))
    const [first] = files.filter(file => file !== null)
    if (!first) throw new Error('ids')
    const known = files.flatMap(file => file?.groups.flatMap(({ cards }) => cards) ?? [])
    const cards = ids.flatMap(id => known.find(card => card.id === id) ?? [])
    return { group: { cards, day: null, title: first.groups[0]?.title ?? '' }, words: first.words }
  }

  private partner(): string {
    const partner = this.getAttribute('socio') ?? ''
    return /^[A-Za-z0-9][\w-]{0,99}$/.test(partner) ? partner : ''
  }

  private linkTo(path: string): string {
    const url = new URL(path, origin)
    const spot = this.getAttribute('sitio') ?? ''
    if (this.partner()) url.searchParams.set('partner', this.partner())
    if (this.partner() && isWord(spot)) url.searchParams.set('sitio', spot)
    return url.href
  }
}

/** As the attribute says, else as the page around it does. */
function languageFor(element: HTMLElement): string {
  const around = element.closest('[lang]')?.getAttribute('lang') ?? ''
  const codes = [element.getAttribute('idioma') ?? '', around].map(code => code.slice(0, 2).toLowerCase())
  return codes.find(isLanguage) ?? 'es'
}

async function fetchFile(path: string) {
  const answer = await fetch(`${origin}/embed/v1/${path}.json`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer'
  })
  return answer.ok ? readEmbedFile(await answer.json()) : null
}

function create(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name)
  if (className) element.className = className
  element.textContent = text
  return element
}

if (!customElements.get(embedTag)) customElements.define(embedTag, Experiences)

export type { EmbedGroup }
