import { atom } from 'nanostores'

import type { EmbedFile } from '#domain/embed/embed-file.ts'
import { type EmbedTheme, maxEmbedded } from '#domain/embed/embed-routes.ts'
import {
  type EmbedChoice,
  elementSnippet,
  frameSnippet,
  htmlSnippet,
  type SnippetFacts
} from '#domain/embed/snippets.ts'
import { latestEmbed } from '#domain/embed/versions.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { Language } from '#domain/text/locale.ts'
import { type ReadEmbed, readEmbed } from '#services/embed/embed-files.ts'
import { type ReadRecord, readRecord } from '#services/partner/partner-records.ts'
import { copyText } from '#services/site/sharing.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

export const embedForms = ['frame', 'element', 'html'] as const
export type EmbedForm = (typeof embedForms)[number]

/** The visitor's choices, as the form has them. */
export interface MakerChoice {
  province: ProvinceSlug
  /** Null for all that there is. */
  category: string | null
  isToday: boolean
  /** Chosen cards; none means those of the place. */
  ids: string[]
  language: Language
  theme: EmbedTheme
  partner: string | null
  form: EmbedForm
}

/** The code to copy, and the cards it shows. */
interface Made {
  choice: EmbedChoice
  form: EmbedForm
  snippet: string
  /** All cards of the place, to choose from, behind those that were chosen in another one. */
  offered: Cards
}

type Cards = EmbedFile['groups'][number]['cards']
type Place = Parameters<ReadEmbed>[1]

/** Puts together what is copied into another page. `site` is where the pages will find it. */
export function createEmbedMaker(site: string, read: ReadEmbed) {
  const $made = atom<Made | null>(null)
  const cardsIn = createKnownCards(read)
  let asked = 0
  return {
    $made,
    choose: async (choice: MakerChoice): Promise<void> => {
      asked += 1
      const mine = asked
      const { category, ids, isToday, language, province } = choice
      const place = isToday
        ? ({ kind: 'today', province } as const)
        : ({ category, kind: 'place', province } as const)
      const file = await read(language, place)
      // Something else was chosen meanwhile.
      if (mine !== asked || file.kind === 'failed') return
      const [group] = file.value.groups
      if (!group) return
      const here = unique(file.value.groups.flatMap(({ cards }) => cards))
      const elsewhere = await cardsIn({ here, ids, language, place })
      if (mine !== asked) return
      const offered = [...elsewhere, ...here]
      // The frame and the element show no more.
      const chosen = ids.filter(id => offered.some(card => card.id === id)).slice(0, maxEmbedded)
      const embed: EmbedChoice = {
        language,
        partner: choice.partner,
        spot: null,
        subject: chosen.length > 0 ? { ids: chosen, kind: 'list' } : place,
        theme: choice.theme
      }
      const facts = { listing: file.value.words.listing, script: latestEmbed, site, title: group.title }
      const cards = chosen.length > 0 ? offered.filter(({ id }) => chosen.includes(id)) : group.cards
      $made.set({
        choice: embed,
        form: choice.form,
        offered,
        snippet: written(choice.form, embed, facts, cards)
      })
    }
  }
}

/** Remembers in which place each card was offered: one that was ticked there stays chosen in another place, and is read anew in another language. */
function createKnownCards(read: ReadEmbed) {
  const places = new Map<string, Place>()
  const known = new Map<string, Cards[number]>()
  const remember = (language: Language, place: Place, cards: Cards) => {
    for (const card of cards) {
      places.set(card.id, place)
      known.set(`${language} ${card.id}`, card)
    }
  }
  /** The chosen cards that are not offered here. */
  return async ({
    here,
    ids,
    language,
    place
  }: Pick<MakerChoice, 'ids' | 'language'> & { here: Cards; place: Place }): Promise<Cards> => {
    remember(language, place, here)
    const others = ids.filter(id => !here.some(card => card.id === id))
    for (const id of others) {
      const before = places.get(id)
      if (!before || known.has(`${language} ${id}`)) continue
      const file = await read(language, before)
      if (file.kind !== 'failed')
        remember(
          language,
          before,
          file.value.groups.flatMap(({ cards }) => cards)
        )
    }
    return others.flatMap(id => known.get(`${language} ${id}`) ?? [])
  }
}

function written(form: EmbedForm, choice: EmbedChoice, facts: SnippetFacts, cards: Made['offered']): string {
  if (form === 'html') return htmlSnippet(choice, facts, cards)
  return form === 'frame' ? frameSnippet(choice, facts) : elementSnippet(choice, facts)
}

/** An experience that begins on both days appears once. */
function unique(cards: Made['offered']): Made['offered'] {
  return [...new Map(cards.map(card => [card.id, card])).values()]
}

/** Whether visits with a code are counted for anybody. Without an answer nobody can say that it is wrong. */
export function createCodeCheck(read: ReadRecord): (partner: string) => Promise<boolean> {
  return async partner => (await read(partner)).kind !== 'unknown'
}

export const isKnownCode = createCodeCheck(readRecord)

export const createSiteEmbedMaker = (site: string) => createEmbedMaker(site, readEmbed)

export async function copySnippet(snippet: string, texts: { copied: string; failed: string }): Promise<void> {
  const isCopied = await copyText(snippet)
  showSnackbar(isCopied ? { color: 'success', text: texts.copied } : { color: 'error', text: texts.failed })
}
