/** Does something once the page is looked at: browsers may draw it before, for a visitor who perhaps never comes. */
export function whenVisible(action: () => void): void {
  if (!Reflect.get(document, 'prerendering')) return action()
  document.addEventListener('prerenderingchange', action, { once: true })
}
