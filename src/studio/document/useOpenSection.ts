import { useEffect, useState } from 'react'

import { type FormSection, type Section, sections } from '#domain/data/field-form.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { placeMemory, rememberPlace } from '#studio/shell/place-memory.view.ts'

import type { Editing } from './editing.ts'
import { focusOnField } from './focus-on-field.view.ts'
import { $fieldLead, type FieldLead } from './form-lead.store.ts'

/** Which section of a form is open, and the field that somebody was led to in it. */
export function useOpenSection({ form }: Pick<Editing, 'form'>) {
  const lead = useStore($fieldLead)
  const [chosen, setChosen] = useState<Section | null>(() => rememberedSection(form))
  const [followed, setFollowed] = useState<FieldLead | null>(null)
  if (lead !== followed) {
    setFollowed(lead)
    const led = lead && sectionOf(form, lead.field)
    if (led !== null) setChosen(led)
  }
  useEffect(() => {
    if (lead === null) return
    focusOnField(lead.field)
    $fieldLead.set(null)
  }, [lead])
  const section = chosen ?? form[0]?.section ?? null
  return {
    lead: lead?.field ?? null,
    open: (next: Section) => {
      setChosen(next)
      rememberPlace({ section: next })
      requestAnimationFrame(() => focusOnSection(next))
    },
    section
  }
}

/** The section with a field; null where a form does not have it. */
export function sectionOf(form: readonly FormSection[], field: string): Section | null {
  const [name = ''] = field.split('.')
  return form.find(({ fields }) => fields.some(each => each.name === name))?.section ?? null
}

/** After "back" the section that was open. */
function rememberedSection(form: readonly FormSection[]): Section | null {
  const remembered = sections.find(section => section === placeMemory()?.section)
  return form.find(({ section }) => section === remembered)?.section ?? null
}

function focusOnSection(section: Section): void {
  const heading = document.getElementById(`studio-section-${section}`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
