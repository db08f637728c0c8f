import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useRef } from 'react'

import type { Language } from '#domain/text/locale.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import { loginNaming, returnAddress } from '#domain/account/return-address.ts'
import { login } from '#stores/account/login.ts'
import { $session } from '#stores/account/session.ts'

import { LoginPanel } from './login/LoginPanel.tsx'

interface Props {
  homeHref: string
  language: Language
  texts: LoginTexts
}

/** Time to read the welcome. */
const welcomeMs = 1000

/**
 * The page for small screens. After signing in the person returns to the page that led here; without one it is the home page, where also those go at once who are
 * signed in already (specification, section 4).
 */
export default function LoginPage({ homeHref, language, texts }: Props) {
  const known = useStore($session)
  const { isBusy } = useStore(login.$login)
  const hasJustComeIn = useRef(false)
  useEffect(nameReturnPage, [])
  const isIn = known.kind === 'customer' && !isBusy
  useEffect(() => {
    if (known.kind === 'signed-out' || known.kind === 'anonymous') hasJustComeIn.current = true
  }, [known.kind])
  useEffect(() => {
    if (!isIn) return undefined
    const goOn = () => location.replace(returnAddress(arrival()) ?? homeHref)
    const timer = setTimeout(goOn, hasJustComeIn.current ? welcomeMs : 0)
    return () => clearTimeout(timer)
  }, [homeHref, isIn])
  return <LoginPanel {...{ language, texts }} takesFocus={false} />
}

function arrival() {
  return { href: location.href, referrer: document.referrer }
}

/** The own address names the page to return to: it is still known after a reload, and in another language. */
function nameReturnPage(): void {
  const page = returnAddress(arrival())
  if (page !== null) history.replaceState(history.state, '', loginNaming(page, location.href))
}
