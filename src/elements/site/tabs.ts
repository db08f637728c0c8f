/** Where sections are shown as tabs; on narrower screens they stay plain sections with a table of contents. */
const wideScreen = '(min-width: 60rem)'

/**
 * Turns a table of contents and its sections into tabs (WAI-ARIA pattern) on wide screens. Without scripts, on a phone and on paper
 * everything stays in view.
 */
export function keepTabs(): void {
  const contents = document.querySelector<HTMLElement>('[data-tabs]')
  if (!contents) return
  const tabs = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap(link => {
    const panel = document.getElementById(link.hash.slice(1))
    return panel ? [{ link, panel }] : []
  })
  const screen = matchMedia(wideScreen)
  const arrange = () => (screen.matches ? showAsTabs(contents, tabs) : showAsSections(contents, tabs))
  screen.addEventListener('change', arrange)
  addEventListener('beforeprint', () => showAsSections(contents, tabs))
  addEventListener('afterprint', arrange)
  addEventListener('hashchange', arrange)
  contents.addEventListener('click', event => {
    const tab = tabs.find(({ link }) => event.target instanceof Node && link.contains(event.target))
    if (!tab || !screen.matches) return
    event.preventDefault()
    select(tabs, tab)
    history.replaceState(history.state, '', tab.link.hash)
  })
  contents.addEventListener('keydown', event => {
    if (screen.matches) moveFocus(tabs, event)
  })
  arrange()
  contents.dataset.ready = ''
}

interface Tab {
  link: HTMLAnchorElement
  panel: HTMLElement
}

function showAsTabs(contents: HTMLElement, tabs: Tab[]): void {
  contents.querySelector('ul')?.setAttribute('role', 'tablist')
  for (const { link, panel } of tabs) {
    link.parentElement?.setAttribute('role', 'presentation')
    link.setAttribute('role', 'tab')
    link.setAttribute('aria-controls', panel.id)
    link.id ||= `tab-${panel.id}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', link.id)
    panel.tabIndex = 0
  }
  const asked = tabs.find(({ panel }) => panel.id === location.hash.slice(1)) ?? tabs[0]
  if (asked) select(tabs, asked)
}

function showAsSections(contents: HTMLElement, tabs: Tab[]): void {
  contents.querySelector('ul')?.removeAttribute('role')
  for (const { link, panel } of tabs) {
    link.parentElement?.removeAttribute('role')
    for (const name of ['role', 'aria-controls', 'aria-selected', 'tabindex']) link.removeAttribute(name)
    for (const name of ['role', 'aria-labelledby', 'tabindex']) panel.removeAttribute(name)
    panel.hidden = false
  }
}

function select(tabs: Tab[], chosen: Tab): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen
    tab.link.setAttribute('aria-selected', String(isChosen))
    tab.link.tabIndex = isChosen ? 0 : -1
    tab.panel.hidden = !isChosen
  }
}

/** Arrows walk round the tabs, Home and End go to the ends; the tab that gets the focus is shown. */
function moveFocus(tabs: Tab[], event: KeyboardEvent): void {
  const current = tabs.findIndex(({ link }) => link === document.activeElement)
  const targets: Record<string, number> = {
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    ArrowRight: (current + 1) % tabs.length,
    End: tabs.length - 1,
    Home: 0
  }
  const target = current < 0 ? undefined : tabs[targets[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  select(tabs, target)
  target.link.focus()
}
