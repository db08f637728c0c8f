/** A kind of cookie that visitors may accept. */
export interface CookieDefinition {
  id: string
  name: string
  subtitle: string
  description: string
  isMandatory: boolean
  isAccepted: boolean
}
