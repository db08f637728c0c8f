/*
 * It stands in the pages for frames as an inline script behind the cards. So it must be complete in itself, without imports and without anything from outside
 * but the browser. In a sandbox its origin is none, and it asks for nothing that is kept.
 */

/**
 * Shows what can still begin today, lets the links carry the code of the house that the address names, and puts the chosen cards into the page
 * of a list.
 */
export function runEmbedFrame({ script, tag }: { script: string; tag: string }): void {
  const query = new URLSearchParams(location.search)
  const word = (name: string, kind: RegExp) => {
    const value = query.get(name) ?? ''
    return kind.test(value) ? value : ''
  }
  const partner = word('partner', /^[A-Za-z0-9][\w-]{0,99}$/)
  const spot = word('sitio', /^[a-z0-9][a-z0-9-]{0,29}$/)
  for (const note of document.querySelectorAll<HTMLElement>('[data-partner-note]')) note.hidden = !partner
  for (const link of document.querySelectorAll('a')) {
    const url = new URL(link.href)
    if (partner) url.searchParams.set('partner', partner)
    if (partner && spot) url.searchParams.set('sitio', spot)
    link.href = url.href
  }
  const [today = '', time = ''] = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const sections = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  let shown: HTMLElement | null = null
  for (const section of sections) {
    const { day = '' } = section.dataset
    const cards = [...section.querySelectorAll<HTMLElement>('[data-until]')]
    for (const card of cards)
      card.hidden = day < today || (day === today && Number(card.dataset.until) < hours * 60 + minutes)
    section.hidden = shown !== null || cards.every(card => card.hidden)
    if (!section.hidden) shown = section
  }
  // When both days are over, the way to all is left.
  const [last] = sections.slice(-1)
  if (last && shown === null) {
    last.hidden = false
    for (const part of last.querySelectorAll<HTMLElement>('.t, ul')) part.hidden = true
  }
  const fallback = document.querySelector<HTMLElement>('[data-list]')
  const ids = query.get('ids') ?? ''
  if (fallback && ids) {
    const cards = document.createElement(tag)
    const attributes = [
      ['ids', ids],
      ['idioma', document.documentElement.lang],
      ['sitio', spot],
      ['socio', partner],
      ['tema', location.hash.slice(1)]
    ] as const
    for (const [name, value] of attributes) if (value) cards.setAttribute(name, value)
    fallback.replaceWith(cards)
    cards.append(...fallback.childNodes)
    const loader = document.createElement('script')
    loader.src = script
    loader.type = 'module'
    document.body.append(loader)
  }
}

/** WordPress shows a frame once it says how tall it is, and follows its links itself: its sandbox lets none of them lead anywhere. */
export function speakWithWordPress(height: number): void {
  const [, secret] = /secret=([A-Za-z0-9]+)/.exec(location.hash) ?? []
  if (secret === undefined || parent === window) return
  const say = (message: string, value: number | string) => parent.postMessage({ message, secret, value }, '*')
  say('height', height)
  document.addEventListener('click', event => {
    const link = event.composedPath().find(each => each instanceof HTMLAnchorElement)
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    say('link', link.href)
  })
}
