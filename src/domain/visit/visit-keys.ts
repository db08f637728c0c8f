/**
 * The names in an address. They are Spanish in every language, as the words of the addresses are. They stand alone: what every page runs before a
 * touch asks for them and for nothing else of a visit.
 */
export const visitKeys = {
  adults: 'adultos',
  ages: 'edades',
  children: 'ninos',
  day: 'dia',
  transport: 'transporte'
} as const
