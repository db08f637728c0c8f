import { interpolate } from '#domain/text/interpolate.ts'
import { planKey, planOfOne } from '#domain/plan/plan-seed.ts'
import { showPlanCount } from '#stores/plan/plan-count.ts'

import type { PlanActions } from './plan-actions.ts'

/**
 * Saves an experience to the plan, or takes it out: `<save-button data-slug="...">`. The button itself comes from one template of the
 * page, so that a list of cards stays light, and so that nothing is there without scripts. The plan arrives with the first click, or at
 * once where there is one.
 */
export class SaveButton extends HTMLElement {
  static readonly observedAttributes = ['data-slug']
  #actions: PlanActions | undefined
  #arrival: Promise<PlanActions> | undefined
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
    // One arrival for all clicks: what they ask for is done in their order.
    this.#arrival ??= import('./plan-actions.ts')
    // A failed request is repeated by the next click.
    this.#actions = await this.#arrival.finally(() => (this.#arrival = undefined))
    this.#stop ??= this.#actions.onPlanChange(() => this.#show())
    return this.#actions
  }

  #show(): void {
    const { slug } = this.dataset
    const button = this.querySelector('button')
    if (!button || !slug) return
    const name = this.closest('article')?.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
    button.ariaPressed = String(this.#actions?.isSaved(slug) ?? false)
    button.ariaLabel = interpolate(button.dataset.label ?? '', { name })
  }

  async #toggle(): Promise<void> {
    const { slug } = this.dataset
    if (!slug) return
    const isKept = keepFirst(slug)
    if (isKept) {
      this.querySelector('button')?.setAttribute('aria-pressed', 'true')
      showPlanCount()
    }
    const actions = await this.#follow()
    if (isKept) actions.announceSaved(slug)
    else actions.toggle(slug)
  }
}

function hasPlan(): boolean {
  try {
    return localStorage.getItem(planKey) !== null
  } catch {
    return false
  }
}

/** Begins a plan in the click itself: anyone who goes on before what keeps plans has arrived finds it saved. */
function keepFirst(slug: string): boolean {
  try {
    if (localStorage.getItem(planKey) !== null) return false
    localStorage.setItem(planKey, planOfOne(slug))
    return true
  } catch {
    return false
  }
}
