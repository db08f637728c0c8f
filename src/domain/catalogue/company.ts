import type { Coordinates } from '#domain/place/place.ts'
import type { OwnProvince } from '#domain/place/province.ts'
import type { LocalizedText } from '#domain/text/text.ts'

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
