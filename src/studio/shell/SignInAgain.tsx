import { useEffect, useLayoutEffect, useRef } from 'react'

import type { Ending } from '#domain/account/person.ts'
import { type AccountFrameLabels, nextAfter } from '#islands/account/AccountFrame.tsx'
import styles from '#islands/account/login/login.css?url'
import { useLoginPanel } from '#islands/account/useLoginPanel.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { login } from '#stores/account/login.ts'

interface Props {
  ending: Ending
  labels: AccountFrameLabels
  language: StudioLanguage
}

/** Signs in again above the page, which stays as it is. It takes no focus: who types goes on typing, and what is typed is kept on the device. */
export function SignInAgain({ ending, labels, language }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { load, panel } = useLoginPanel(language)
  useEffect(() => {
    load()
    return login.restart
  }, [load])
  useLayoutEffect(() => {
    const before = document.activeElement
    const own = place.current
    return () => {
      if (before instanceof HTMLElement && own?.contains(document.activeElement)) before.focus()
    }
  }, [])
  const { href, text } = nextAfter(ending, labels)
  return (
    <div aria-label={labels.signIn} className="studio-sign-in" ref={place} role="dialog">
      <p role="alert">{labels[ending]}</p>
      {ending === 'expired' && panel.kind === 'here' ? (
        <>
          {/* Without a precedence, for which React would hold back the letters that are typed until the file is here. */}
          <link href={styles} rel="stylesheet" />
          <panel.LoginPanel {...{ language }} takesFocus={false} texts={panel.texts} />
        </>
      ) : (
        <a className="button" href={href}>
          {text}
        </a>
      )}
    </div>
  )
}
