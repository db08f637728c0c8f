/** How the site behaves for a visitor, by the kind of partner that sent them (specification, section 4). */
export const operatingModes = ['default', 'tourist-housing', 'rentacar'] as const
export type OperatingMode = (typeof operatingModes)[number]

/** The kind of partner. `other` has no mode of its own: the site behaves as by default. */
export const partnerKinds = ['tourist-housing', 'rentacar', 'other'] as const
export type PartnerKind = (typeof partnerKinds)[number]

export function modeOf(kind: PartnerKind): OperatingMode {
  return kind === 'other' ? 'default' : kind
}
