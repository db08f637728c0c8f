import { shareLink } from '#stores/share.ts'

/** Shares the page it stands on. Hidden without scripts: there it could do nothing. */
export class ShareButton extends HTMLElement {
  connectedCallback(): void {
    const { copied = '', failed = '' } = this.dataset
    this.hidden = false
    this.addEventListener('click', () => {
      const title = document.querySelector('h1')?.textContent?.trim() ?? document.title
      void shareLink({ copied, failed, title, url: location.origin + location.pathname })
    })
  }
}
