import type { TimeOfDay } from '#domain/time/schedule.ts'

function lamplightAt(hour: TimeOfDay): TimeOfDay {
  return hour === 'night' ? 'evening' : hour
}

/** Rooms are lit at night: what happens indoors keeps its warm colours. */
const room = { lightAt: lamplightAt, view: 'room' } as const

export const roomCompositions = {
  aceite: room,
  'arte-contemporaneo': room,
  azulejo: room,
  baile: room,
  'bar-tapas': room,
  bodega: room,
  'bodega-cata': room,
  bodegon: room,
  cantaro: room,
  cante: room,
  'casa-museo': room,
  'cata-vino': room,
  ceramica: room,
  cocina: room,
  cuero: room,
  cueva: room,
  'escape-room': room,
  esculturas: room,
  gabinete: room,
  'hammam-arcos': room,
  'hammam-cupula': room,
  'hammam-vapor': room,
  'horno-pan': room,
  iglesia: room,
  jamon: room,
  literatura: room,
  'mercado-puestos': room,
  'mesa-tapas': room,
  mezquita: room,
  'museo-arqueologia': room,
  'museo-ciencia': room,
  'museo-etnografico': room,
  'museo-naval': room,
  'museo-pintura': room,
  'museo-vitrina': room,
  palacio: room,
  queso: room,
  reposteria: room,
  retablo: room,
  'sala-museo': room,
  taberna: room,
  tablao: room,
  'taller-guitarra': room,
  taracea: room,
  teatro: room,
  telar: room,
  torno: room
} as const
