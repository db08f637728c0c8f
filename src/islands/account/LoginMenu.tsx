import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useRef, useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import { panelMountDelayMs } from '#domain/account/login-step.ts'
import { login } from '#stores/account/login.ts'
import { $session } from '#stores/account/session.ts'

import styles from './login/login.css?url'
import { useLoginPanel } from './useLoginPanel.ts'

interface Props {
  href: string
  label: string
  language: Language
}

/** The way in, in the header of wide screens. The panel stands a moment after it was opened; should it not come, there is the page. */
export default function LoginMenu({ href, label, language }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  // Which opening it is; 0 while it is closed. Closed and opened again on a busy page it tells of the opening alone, and the panel is to begin anew.
  const [opening, setOpening] = useState(0)
  const { load, panel } = useLoginPanel(language)
  const { isBusy } = useStore(login.$login)
  const isIn = useStore($session).kind === 'customer' && !isBusy
  useEffect(() => {
    // It may have been opened before it was awake.
    const timer = setTimeout(() => setOpening(before => (menu.current?.open ? before || 1 : 0)))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (opening === 0) return undefined
    const timer = setTimeout(load, panelMountDelayMs)
    return () => {
      clearTimeout(timer)
      login.restart()
    }
  }, [opening, load])
  useEffect(() => {
    if (!isIn || !menu.current?.open) return
    menu.current.open = false
    // The user menu has taken its place.
    document.querySelector<HTMLElement>('[data-user-menu] summary')?.focus()
  }, [isIn])
  const count = (isOpen: boolean) => setOpening(before => (isOpen ? before + 1 : 0))
  return (
    <details
      className="login-menu"
      data-menu
      name="bar-menu"
      onToggle={event => count(event.currentTarget.open)}
      ref={menu}
    >
      <summary>{label}</summary>
      <div className="login-drop">
        {opening > 0 && panel.kind === 'here' ? (
          <>
            <link href={styles} precedence="default" rel="stylesheet" />
            <panel.LoginPanel key={opening} {...{ language }} takesFocus texts={panel.texts} />
          </>
        ) : (
          <a href={href}>{label}</a>
        )}
      </div>
    </details>
  )
}
