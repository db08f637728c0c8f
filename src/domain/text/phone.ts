/** A Spanish number in groups of three, as people read it: `+34 600 000 001`. Others stay as they are. */
export function readablePhone(phone: string): string {
  const digits = /^\+34(\d{3})(\d{3})(\d{3})$/.exec(phone)
  return digits ? `+34 ${digits.slice(1).join(' ')}` : phone
}
