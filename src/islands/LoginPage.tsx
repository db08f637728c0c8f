import { useStore } from './useStore.ts'
import { useEffect, useRef } from 'react'

import type { Language } from '#domain/locale.ts'
import type { LoginTexts } from '#domain/login-texts.ts'
import { login } from '#stores/login.ts'
import { $session } from '#stores/session.ts'

import { LoginPanel } from './login/LoginPanel.tsx'

interface Props {
  homeHref: string
  language: Language
  texts: LoginTexts
}

/** Time to read the welcome. */
const welcomeMs = 1000

/** The page for small screens. Whoever is signed in already goes on to the home page at once (specification, section 4). */
export default function LoginPage({ homeHref, language, texts }: Props) {
  const known = useStore($session)
  const { isBusy } = useStore(login.$login)
  const hasJustComeIn = useRef(false)
  const isIn = known.kind === 'customer' && !isBusy
  useEffect(() => {
    if (known.kind === 'signed-out' || known.kind === 'anonymous') hasJustComeIn.current = true
  }, [known.kind])
  useEffect(() => {
    if (!isIn) return undefined
    const timer = setTimeout(() => location.replace(homeHref), hasJustComeIn.current ? welcomeMs : 0)
    return () => clearTimeout(timer)
  }, [homeHref, isIn])
  return <LoginPanel {...{ language, texts }} takesFocus={false} />
}
