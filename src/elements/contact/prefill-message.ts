import { partnersTopic } from '#domain/contact/topic.ts'

/** Begins the message that a link asks for, in an empty form alone: what the visitor wrote counts more. */
export function prefillMessage(): void {
  const form = document.querySelector<HTMLElement>('[data-contact-form]')
  const field = form?.querySelector('textarea')
  if (new URLSearchParams(location.search).get('tema') !== partnersTopic || !form || field?.value !== '')
    return
  field.value = form.dataset.partnersMessage ?? ''
}
