/** Shares the page it stands on. Hidden without scripts: there it could do nothing. */
export class ShareButton extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('click', () => void this.#share())
    // Browsers share only right after a click: what is needed for it arrives before.
    for (const sign of ['pointerenter', 'focusin']) {
      this.addEventListener(sign, () => void import('#stores/share.ts'), { once: true })
    }
  }

  connectedCallback(): void {
    this.hidden = false
  }

  async #share(): Promise<void> {
    const { copied = '', failed = '' } = this.dataset
    const title = document.querySelector('h1')?.textContent?.trim() ?? document.title
    const { shareLink } = await import('#stores/share.ts')
    await shareLink({ copied, failed, title, url: location.origin + location.pathname })
  }
}
