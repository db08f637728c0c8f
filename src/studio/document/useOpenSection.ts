import { useEffect, useState } from 'react'

import type { FormSection, Section } from '#domain/data/field-form.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { placeQuery, rememberQuery } from '#studio/shell/place-memory.view.ts'
import type { Editing } from './editing.ts'
import { focusOnField } from './focus-on-field.view.ts'
import { $fieldLead, type FieldLead } from './form-lead.store.ts'

/** Which section of a form is open, and the field that somebody was led to in it. */
export function useOpenSection({ form }: Pick<Editing, 'form'>) {
  const lead = useStore($fieldLead)
  const [chosen, setChosen] = useState<Section | null>(() => sectionInAddress(form))
  const [followed, setFollowed] = useState<FieldLead | null>(null)
  if (lead !== followed) {
    setFollowed(lead)
    const led = lead && sectionOf(form, lead.field)
    if (led !== null) setChosen(led)
  }
  useEffect(() => {
    const follow = () => setChosen(sectionInAddress(form))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [form])
  useEffect(() => {
    if (lead === null) return
    focusOnField(lead.field)
    $fieldLead.set(null)
  }, [lead])
  const section = chosen ?? form[0]?.section ?? null
  const open = (next: Section) => {
    setChosen(next)
    rememberQuery(`${sectionMark}=${sectionNames[next]}`)
    requestAnimationFrame(() => focusOnSection(next))
  }
  useSectionKeys(form, section, open)
  return { lead: lead?.field ?? null, open, section }
}

/** Alt with an arrow opens the section above or below. */
function useSectionKeys(
  form: readonly FormSection[],
  current: Section | null,
  open: (section: Section) => void
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!event.altKey || step === undefined || event.defaultPrevented) return
      const next = form[form.findIndex(({ section }) => section === current) + step]
      if (next === undefined) return
      event.preventDefault()
      open(next.section)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [current, form, open])
}

/** The section with a field; null where a form does not have it. */
export function sectionOf(form: readonly FormSection[], field: string): Section | null {
  const [name = ''] = field.split('.')
  return form.find(({ fields }) => fields.some(each => each.name === name))?.section ?? null
}

const sectionMark = 'seccion'

/** The section that the address names: "back", a reload and a link that was sent open it. */
function sectionInAddress(form: readonly FormSection[]): Section | null {
  const name = new URLSearchParams(placeQuery()).get(sectionMark)
  return form.find(({ section }) => sectionNames[section] === name)?.section ?? null
}

const sectionNames = {
  booking: 'reserva',
  listing: 'lista',
  pictures: 'fotografias',
  place: 'lugar',
  prices: 'precios',
  rest: 'otros',
  service: 'servicio',
  settings: 'ajustes',
  texts: 'textos',
  when: 'horarios'
} as const satisfies Record<Section, string>

function focusOnSection(section: Section): void {
  const heading = document.getElementById(`studio-section-${section}`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
