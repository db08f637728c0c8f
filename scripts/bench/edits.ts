import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** An edit, and where it can be seen. */
export interface Edit {
  what: string
  document: DocumentReference
  write: () => Promise<unknown>
  path: string
  shows: string
}

/** Edits an experience; the number is another one each time. */
type Change = (experience: QueryDocumentSnapshot, count: number) => Edit

/** The first edits are made on these experiences, in the order of their ids: more than one where an edit differs from one to the next. */
const firstEdits: readonly { change: Change; places: readonly number[] }[] = [
  { change: renaming, places: [21, 22, 23] },
  { change: moving, places: [24, 25, 26] },
  { change: pricing, places: [29] },
  { change: describing, places: [30] },
  { change: adding, places: [5] },
  { change: featuring, places: [32] },
  { change: hiding, places: [33] }
]

/** Edits that editors make again and again. */
const dailyChanges: readonly Change[] = [renaming, moving, pricing, describing, featuring, hiding]

/** Fewer experiences have no place for the first edits. */
export const fewestExperiences = Math.max(...firstEdits.flatMap(({ places }) => places))

/** Edits by editors, from the usual to the rare. */
export async function firstEditsOn(db: Firestore): Promise<Edit[]> {
  const experiences = await experiencesIn(db)
  const edits = firstEdits.flatMap(({ change, places }) =>
    places.map((place, index) => {
      const experience = experiences[place - 1]
      if (!experience) throw new Error(`There are fewer than ${fewestExperiences} experiences`)
      return change(experience, index + 1)
    })
  )
  return [...edits, await renamingCategory(db)]
}

/** So many edits, each of another experience that listings show, all over the catalogue; fewer when there are not as many. */
export async function dailyEditsOn(db: Firestore, most: number, before: Edit[]): Promise<Edit[]> {
  const edited = new Set(before.map(({ document }) => document.id))
  const experiences = (await experiencesIn(db)).filter(each => isListed(each) && !edited.has(each.id))
  const count = Math.min(most, experiences.length)
  const edits = Array.from({ length: count }, (_, index) => {
    const experience = experiences[Math.floor((index * experiences.length) / count)]
    const change = dailyChanges[index % dailyChanges.length]
    return experience && change?.(experience, firstEdits.length + index)
  })
  return edits.filter(edit => edit !== undefined)
}

async function experiencesIn(db: Firestore): Promise<QueryDocumentSnapshot[]> {
  return (await db.collection('experiencias').get()).docs
}

function isListed(experience: QueryDocumentSnapshot): boolean {
  return !['evento', 'metaExp', 'ocultar'].some(field => experience.get(field))
}

function changing(
  experience: QueryDocumentSnapshot,
  { fields, shows, what }: { what: string; fields: Record<string, unknown>; shows: string }
): Edit {
  return {
    document: experience.ref,
    path: `/experiencias/${slugOf(experience)}`,
    shows,
    what,
    write: () => experience.ref.update(fields)
  }
}

function slugOf(document: QueryDocumentSnapshot): string {
  return String(document.get('slug') ?? document.id)
}

/** Another name tells that an edit is online, whatever else it does. */
function renamed(
  experience: QueryDocumentSnapshot,
  { fields, name, what }: { what: string; name: string; fields?: Record<string, unknown> }
): Edit {
  return changing(experience, { fields: { 'nombre.es': name, ...fields }, shows: name, what })
}

function renaming(experience: QueryDocumentSnapshot, count: number): Edit {
  return renamed(experience, { name: `Otro nombre ${count}`, what: `one name, number ${count}` })
}

/** To the front of the editors' order, on all pages of listings that it leaves and comes to. */
function moving(experience: QueryDocumentSnapshot, count: number): Edit {
  const fields = { orden: count }
  return renamed(experience, { fields, name: `Otro lugar ${count}`, what: `one place, number ${count}` })
}

/** To an amount that no other experience has. */
function pricing(experience: QueryDocumentSnapshot, count: number): Edit {
  const [euros, cents] = [20 + Math.floor(count / 9), 10 + (count % 9)]
  return changing(experience, {
    fields: { precios: [{ precios: { adulto: euros + cents / 100 } }] },
    shows: `${euros},${cents}\u00a0€`,
    what: `one price, number ${count}`
  })
}

function describing(experience: QueryDocumentSnapshot, count: number): Edit {
  const text = `La descripción número ${count}, que antes no estaba.`
  return changing(experience, {
    fields: { 'descripcion.es': `<p>${text}</p>` },
    shows: text,
    what: `one description, number ${count}`
  })
}

/** To the very front of all its listings, past more pages than any other edit of one experience. */
function featuring(experience: QueryDocumentSnapshot, count: number): Edit {
  const fields = { vip: true }
  return renamed(experience, {
    fields,
    name: `Ahora destacada ${count}`,
    what: `one featured, number ${count}`
  })
}

/** From all listings, and from beside others. Its page stays. */
function hiding(experience: QueryDocumentSnapshot, count: number): Edit {
  const fields = { ocultar: true }
  return renamed(experience, { fields, name: `Ahora oculta ${count}`, what: `one hidden, number ${count}` })
}

/** One that listings show, like the given one. */
function adding(like: QueryDocumentSnapshot): Edit {
  const fields = { ...like.data(), nombre: { es: 'Paseo nuevo' }, slug: 'paseo-nuevo' }
  const document = like.ref.parent.doc('paseo-nuevo')
  return {
    document,
    path: '/experiencias/paseo-nuevo',
    shows: 'Paseo nuevo',
    what: 'one new experience',
    write: () => document.set(fields)
  }
}

async function renamingCategory(db: Firestore): Promise<Edit> {
  const { docs } = await db.collection('categorias').limit(1).get()
  const [category] = docs
  if (!category) throw new Error('There are no categories')
  return {
    document: category.ref,
    path: `/andalucia/experiencias/listado/${slugOf(category)}`,
    shows: 'Otra categoría',
    what: 'one category name',
    write: () => category.ref.update({ 'nombre.es': 'Otra categoría' })
  }
}
