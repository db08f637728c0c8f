import { SaveButton } from './save-button.ts'
import { ShareButton } from './share-button.ts'

/** Defines, once, the elements that save to the plan and share a page. */
export function definePlanElements(): void {
  if (customElements.get('save-button')) return
  customElements.define('save-button', SaveButton)
  customElements.define('share-button', ShareButton)
}
