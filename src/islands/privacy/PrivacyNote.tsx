import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'

/** Note beside every form that asks for personal data: who uses them, why, for how long, and where to read more. */
export function PrivacyNote({ href, link, text }: PrivacyNoteTexts) {
  return (
    <p className="privacy-note">
      {text} <a href={href}>{link}</a>
    </p>
  )
}
