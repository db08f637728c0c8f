import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'

/** What is said beside every form that asks for personal data: who uses them, what for, how long, and where the rest stands. */
export function PrivacyNote({ href, link, text }: PrivacyNoteTexts) {
  return (
    <p className="privacy-note">
      {text} <a href={href}>{link}</a>
    </p>
  )
}
