import { isInPlan } from '#domain/plan.ts'
import { $plan, plan } from '#stores/plan.ts'
import { showSnackbar } from '#stores/snackbar.ts'

/**
 * Saves an experience to the plan, or takes it out: `<save-button data-slug="...">`. The button itself comes from one template of the
 * page, so that a list of cards stays light, and so that nothing is there without scripts.
 */
export class SaveButton extends HTMLElement {
  static readonly observedAttributes = ['data-slug']
  #stop: (() => void) | undefined

  connectedCallback(): void {
    if (!this.firstElementChild) this.#draw()
    this.#stop = $plan.subscribe(() => this.#show())
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  attributeChangedCallback(): void {
    this.#show()
  }

  #draw(): void {
    const template = document.querySelector<HTMLTemplateElement>('template[data-save-button]')
    if (template) this.append(template.content.cloneNode(true))
    this.querySelector('button')?.addEventListener('click', () => this.#toggle())
  }

  #show(): void {
    const { slug } = this.dataset
    const button = this.querySelector('button')
    if (!button || !slug) return
    const name = this.closest('article')?.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
    button.ariaPressed = String(isInPlan($plan.get(), slug))
    button.ariaLabel = (button.dataset.label ?? '').replace('{name}', () => name)
  }

  #toggle(): void {
    const { slug } = this.dataset
    const texts = document.querySelector<HTMLTemplateElement>('template[data-save-button]')?.dataset
    if (!slug) return
    const wasIn = isInPlan($plan.get(), slug)
    const isKept = plan.toggle(slug)
    const isIn = isInPlan($plan.get(), slug)
    if (isIn === wasIn) showSnackbar({ color: 'error', text: texts?.full ?? '' })
    else if (!isKept) showSnackbar({ color: 'error', text: texts?.notKept ?? '' })
    else showSnackbar({ color: 'success', text: (isIn ? texts?.saved : texts?.removed) ?? '' })
  }
}
