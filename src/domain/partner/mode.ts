/** The kind of partner that sent a visitor (specification, section 3: tipoColaborador). */
export const partnerKinds = ['tourist-housing', 'rentacar', 'other'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/**
 * How the site behaves for a visitor, by the partner that sent them (specification, section 4). `other` books as by default; it is a mode of
 * its own because an experience may be kept from such partners too.
 */
export const operatingModes = ['default', ...partnerKinds] as const
export type OperatingMode = (typeof operatingModes)[number]
