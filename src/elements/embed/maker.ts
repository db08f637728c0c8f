import { embedScript, embedTag, embedThemes } from '#domain/embed/embed-routes.ts'
import { elementAttributes, frameAddress } from '#domain/embed/snippets.ts'
import { latestEmbed } from '#domain/embed/versions.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { isLanguage } from '#domain/text/locale.ts'
import {
  copySnippet,
  createSiteEmbedMaker,
  embedForms,
  isKnownCode,
  type MakerChoice
} from '#stores/embed/embed-maker.ts'

type Maker = ReturnType<typeof createSiteEmbedMaker>
type Made = NonNullable<ReturnType<Maker['$made']['get']>>

/** The page that writes what is copied into another page: each choice is seen at once, as it will be seen there. */
export function makeEmbeds(): void {
  const form = document.querySelector<HTMLFormElement>('[data-embed-maker]')
  const output = document.querySelector<HTMLTextAreaElement>('[data-embed-code]')
  const preview = document.querySelector<HTMLElement>('[data-embed-preview]')
  if (!form || !output || !preview) return
  const maker = createSiteEmbedMaker(form.dataset.site ?? location.origin)
  maker.$made.listen(made => {
    if (made === null) return
    output.value = made.snippet
    preview.replaceChildren(previewOf(made, preview.dataset.title ?? ''))
    offerCards(form, made)
  })
  const choose = () => {
    offerCategories(form)
    const choice = choiceIn(form)
    void sayUnknown(form, choice.partner)
    void maker.choose(choice)
  }
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('change', choose)
  document.querySelector<HTMLElement>('[data-embed-copy]')?.addEventListener('click', event => {
    const { copied = '', failed = '' } =
      event.currentTarget instanceof HTMLElement ? event.currentTarget.dataset : {}
    void copySnippet(output.value, { copied, failed })
  })
  fillIn(form)
  choose()
}

/** The page of a house leads here with its code. */
function fillIn(form: HTMLFormElement): void {
  const field = form.elements.namedItem('socio')
  const code = new URLSearchParams(location.search).get('socio')
  if (code !== null && field instanceof HTMLInputElement) field.value = code
}

/** Visits with a code that nobody has are counted for nobody: better said before it is copied. */
async function sayUnknown(form: HTMLFormElement, partner: string | null): Promise<void> {
  const hint = form.querySelector<HTMLElement>('[data-partner-unknown]')
  if (!hint) return
  const isUnknown = partner !== null && !(await isKnownCode(partner))
  // Another code may have been typed meanwhile.
  if (choiceIn(form).partner === partner) hint.hidden = !isUnknown
}

function choiceIn(form: HTMLFormElement): MakerChoice {
  const data = new FormData(form)
  const word = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [place, language, partner] = [word('lugar'), word('idioma'), word('socio')]
  const hint = form.querySelector<HTMLElement>('[data-partner-wrong]')
  const isPartner = /^[A-Za-z0-9][\w-]{0,99}$/.test(partner)
  if (hint) hint.hidden = partner === '' || isPartner
  return {
    category: word('categoria') || null,
    form: embedForms.find(each => each === word('forma')) ?? 'frame',
    ids: data.getAll('ids').flatMap(id => (typeof id === 'string' ? id : [])),
    isToday: word('hoy') !== '',
    language: isLanguage(language) ? language : 'es',
    partner: isPartner ? partner : null,
    province: provinceSlugs.find(slug => slug === place) ?? wholeRegion,
    theme: embedThemes.find(theme => theme === word('tema')) ?? 'claro'
  }
}

/** Hides choices that have nothing in the selected place; "today" has no categories. */
function offerCategories(form: HTMLFormElement): void {
  const [place, category] = [form.elements.namedItem('lugar'), form.elements.namedItem('categoria')]
  const today = form.elements.namedItem('hoy')
  if (!(place instanceof HTMLSelectElement) || !(category instanceof HTMLSelectElement)) return
  for (const option of category.options) {
    option.hidden = option.disabled =
      option.value !== '' && !option.dataset.places?.split(' ').includes(place.value)
  }
  if (category.selectedOptions[0]?.disabled) category.value = ''
  category.disabled = today instanceof HTMLInputElement && today.checked
}

function boxesIn(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name=ids]')]
}

function offerCards(form: HTMLFormElement, { choice, offered }: Made): void {
  const list = form.querySelector<HTMLElement>('[data-embed-cards]')
  const { subject } = choice
  const chosen = subject.kind === 'list' ? subject.ids : []
  const shown = boxesIn(form).map(({ value }) => value)
  const labels = [...(list?.querySelectorAll('label > span') ?? [])]
  // Keeps the same cards in the document, so that the one just ticked keeps the focus.
  if (
    shown.join() === offered.map(({ id }) => id).join() &&
    labels.every((label, index) => label.textContent === offered[index]?.name)
  )
    return
  list?.replaceChildren(
    ...offered.map(({ id, name }) => {
      const [label, text] = [document.createElement('label'), document.createElement('span')]
      const box = Object.assign(document.createElement('input'), { name: 'ids', type: 'checkbox', value: id })
      box.checked = chosen.includes(id)
      text.textContent = name
      label.append(box, text)
      return label
    })
  )
}

function previewOf({ choice, form, snippet }: Made, title: string): HTMLElement {
  if (form === 'element') return elementPreview(choice)
  const frame = document.createElement('iframe')
  frame.title = title
  if (form === 'frame') frame.src = frameAddress(choice)
  // The code to copy carries no more rights than a picture.
  else {
    frame.setAttribute('sandbox', '')
    frame.srcdoc = snippet.replaceAll(/(src=")https?:\/\/[^/"]+/g, `$1${location.origin}`)
  }
  return frame
}

/** The element itself, as it will stand there, without its link. */
function elementPreview(choice: Made['choice']): HTMLElement {
  const element = document.createElement(embedTag)
  for (const [name, value] of elementAttributes(choice)) element.setAttribute(name, value)
  if (!customElements.get(embedTag)) {
    const loader = Object.assign(document.createElement('script'), {
      integrity: latestEmbed.integrity,
      src: embedScript(latestEmbed.version),
      type: 'module'
    })
    document.head.append(loader)
  }
  return element
}
