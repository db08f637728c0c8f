/** A card of an embed. Addresses are paths of the site. */
export interface EmbedCard {
  id: string
  name: string
  /** The language of its name where it is another one than that of the file; else empty. */
  language: string
  facts: string
  /** When it begins that day, for what shows a day; else empty. */
  hours: string
  price: string
  picture: string
  url: string
  /** The last minute of the day in which it may begin; null where no day is shown. */
  until: number | null
}

/** Cards of one day, or of none. */
export interface EmbedGroup {
  day: string | null
  title: string
  cards: EmbedCard[]
}

/** Contents of an embed and the words around it. */
export interface EmbedFile {
  groups: EmbedGroup[]
  words: EmbedWords
}

interface EmbedWords {
  /** The day of the prices. */
  note: string
  /** That links carry the code of a house. */
  partnerNote: string
  /** The link to all, and where it leads. */
  all: string
  listing: string
}

/** A part of an address in a foreign page's attribute. */
export function isWord(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,99}$/.test(text)
}

const minutesPerHour = 60

/** The group of no day; else that of today by the clock of Andalusia as long as something can still begin, then the next one. */
export function groupToShow(groups: readonly EmbedGroup[], now: Date): EmbedGroup | null {
  const [today = '', time = ''] = now.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const minute = hours * minutesPerHour + minutes
  for (const { cards, day, title } of groups) {
    if (day !== null && day < today) continue
    const left = day === today ? cards.filter(({ until }) => until === null || until >= minute) : cards
    if (left.length > 0) return { cards: left, day, title }
  }
  return null
}

/** Null for anything that is not such a file. What leads out of the site is left out. */
export function readEmbedFile(content: unknown): EmbedFile | null {
  const groups = listIn(content, 'groups').map(group => ({
    cards: listIn(group, 'cards').flatMap(readCard),
    day: textIn(group, 'day') || null,
    title: textIn(group, 'title')
  }))
  const words = valueIn(content, 'words')
  const listing = textIn(words, 'listing')
  if (groups.length === 0 || !isPath(listing)) return null
  return {
    groups,
    words: {
      all: textIn(words, 'all'),
      listing,
      note: textIn(words, 'note'),
      partnerNote: textIn(words, 'partnerNote')
    }
  }
}

function readCard(content: unknown): EmbedCard[] {
  const [picture, url] = [textIn(content, 'picture'), textIn(content, 'url')]
  if (!isPath(picture) || !isPath(url)) return []
  const until = valueIn(content, 'until')
  return [
    {
      facts: textIn(content, 'facts'),
      hours: textIn(content, 'hours'),
      id: textIn(content, 'id'),
      language: textIn(content, 'language'),
      name: textIn(content, 'name'),
      picture,
      price: textIn(content, 'price'),
      until: typeof until === 'number' ? until : null,
      url
    }
  ]
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}

function valueIn(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined
}

function textIn(content: unknown, name: string): string {
  const value = valueIn(content, name)
  return typeof value === 'string' ? value : ''
}

function listIn(content: unknown, name: string): unknown[] {
  const value = valueIn(content, name)
  return Array.isArray(value) ? value : []
}
