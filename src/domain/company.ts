import type { Coordinates } from './place.ts'
import type { OwnProvince } from './province.ts'
import type { LocalizedText } from './text.ts'

/** The business that sells an experience. */
export interface Company {
  id: string
  name: string
  descriptionHtml: LocalizedText | null
  logoUrl: string | null
  phone: string | null
  email: string | null
  website: string | null
  address: string | null
  municipality: string | null
  province: OwnProvince | null
  taxId: string | null
  tourismRegistration: string | null
  position: Coordinates | null
}
