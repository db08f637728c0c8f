import type { PlanActions } from './plan-actions.ts'

/**
 * Saves an experience to the plan, or takes it out: `<save-button data-slug="...">`. The button itself comes from one template of the
 * page, so that a list of cards stays light, and so that nothing is there without scripts. The plan arrives with the first click, or at
 * once where there is one.
 */
export class SaveButton extends HTMLElement {
  static readonly observedAttributes = ['data-slug']
  #actions: PlanActions | undefined
  #stop: (() => void) | undefined

  constructor() {
    super()
    this.addEventListener('click', () => void this.#toggle())
  }

  connectedCallback(): void {
    const template = document.querySelector<HTMLTemplateElement>('template[data-save-button]')
    if (template && !this.firstElementChild) this.append(template.content.cloneNode(true))
    this.#show()
    if (hasPlan()) void this.#follow()
  }

  disconnectedCallback(): void {
    this.#stop?.()
    this.#stop = undefined
  }

  attributeChangedCallback(): void {
    this.#show()
  }

  async #follow(): Promise<PlanActions> {
    this.#actions ??= await import('./plan-actions.ts')
    this.#stop ??= this.#actions.onPlanChange(() => this.#show())
    return this.#actions
  }

  #show(): void {
    const { slug } = this.dataset
    const button = this.querySelector('button')
    if (!button || !slug) return
    const name = this.closest('article')?.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
    button.ariaPressed = String(this.#actions?.isSaved(slug) ?? false)
    button.ariaLabel = (button.dataset.label ?? '').replace('{name}', () => name)
  }

  async #toggle(): Promise<void> {
    const { slug } = this.dataset
    const actions = await this.#follow()
    if (slug) actions.toggle(slug)
  }
}

function hasPlan(): boolean {
  try {
    return localStorage.getItem('plan') !== null
  } catch {
    return false
  }
}
