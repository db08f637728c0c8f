/** Where documents lie, in the words of a trigger, which takes one collection or all of a level. Opinions stand below their experience. */
export const triggerPaths = {
  documents: '{coleccion}/{id}',
  opinions: 'experiencias/{experiencia}/comentarios/{id}'
} as const
