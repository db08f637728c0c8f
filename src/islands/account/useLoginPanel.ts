import { useCallback, useState } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { loadTexts } from '#stores/account/login-texts.ts'

import type * as LoginPanelModule from './login/LoginPanel.tsx'

/** The panel with its texts: not here yet, or not to be had, or here. */
export type LoadedPanel =
  | { kind: 'away' }
  | { kind: 'here'; LoginPanel: typeof LoginPanelModule.LoginPanel; texts: LoginTexts }

/** Fetches the panel when it is opened. What does not come is asked for again at the next opening. */
export function useLoginPanel(language: Language): { load: () => void; panel: LoadedPanel } {
  const [panel, setPanel] = useState<LoadedPanel>({ kind: 'away' })
  const load = useCallback(() => {
    const fetchBoth = async () => {
      const [{ LoginPanel }, texts] = await Promise.all([
        import('./login/LoginPanel.tsx'),
        loadTexts(language)
      ])
      if (texts !== null) setPanel({ kind: 'here', LoginPanel, texts })
    }
    void fetchBoth()
  }, [language])
  return { load, panel }
}
