/** The light in which a poster shows its subject. */
export const lights = ['morning', 'day', 'evening', 'night'] as const
export type Light = (typeof lights)[number]
