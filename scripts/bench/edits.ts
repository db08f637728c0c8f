import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore'

const timesEach = 3

/** An edit, and where it can be seen. */
export interface Edit {
  what: string
  document: DocumentReference
  write: () => Promise<unknown>
  path: string
  shows: string
}

/** What editors do, from the usual to the rare. Each waits until the one before is done. */
export function* editsOn(db: Firestore): Generator<Promise<Edit>> {
  for (let count = 1; count <= timesEach; count += 1) yield renaming(db, count)
  for (let count = 1; count <= timesEach; count += 1) yield moving(db, count)
  yield pricing(db)
  yield describing(db)
  yield adding(db)
  yield featuring(db)
  yield hiding(db)
  yield renamingCategory(db)
}

/** Changes an experience, and another one each time. */
async function changing(
  db: Firestore,
  number: number,
  {
    change,
    what
  }: { what: string; change: (before: DocumentData) => { fields: DocumentData; shows: string } }
): Promise<Edit> {
  const { docs } = await db.collection('experiencias').limit(number).get()
  const document = docs.at(-1)
  if (!document) throw new Error('There are no experiences')
  const { fields, shows } = change(document.data())
  const slug = String(document.get('slug') ?? document.id)
  return {
    document: document.ref,
    path: `/experiencias/${slug}`,
    shows,
    what,
    write: () => document.ref.update(fields)
  }
}

function renaming(db: Firestore, count: number): Promise<Edit> {
  const name = `Otro nombre ${count}`
  return changing(db, 20 + count, {
    change: () => ({ fields: { 'nombre.es': name }, shows: name }),
    what: `one name, number ${count}`
  })
}

/** To the front of the editors' order, on all pages of listings that it leaves and comes to. Its name says that it is there. */
function moving(db: Firestore, count: number): Promise<Edit> {
  const name = `Otro lugar ${count}`
  return changing(db, 20 + timesEach + count, {
    change: () => ({ fields: { 'nombre.es': name, orden: count }, shows: name }),
    what: `one place, number ${count}`
  })
}

function pricing(db: Firestore): Promise<Edit> {
  return changing(db, 29, {
    change: () => ({ fields: { precios: [{ precios: { adulto: 27 } }] }, shows: '27\u00a0€' }),
    what: 'one price'
  })
}

function describing(db: Firestore): Promise<Edit> {
  const text = 'Una descripción que antes no estaba.'
  return changing(db, 30, {
    change: () => ({ fields: { 'descripcion.es': `<p>${text}</p>` }, shows: text }),
    what: 'one description'
  })
}

/** To the very front of all its listings, past more pages than any other edit of one experience. */
function featuring(db: Firestore): Promise<Edit> {
  const name = 'Ahora destacada'
  return changing(db, 32, {
    change: () => ({ fields: { 'nombre.es': name, vip: true }, shows: name }),
    what: 'one featured'
  })
}

/** From all listings, and from beside others. Its page stays. */
function hiding(db: Firestore): Promise<Edit> {
  const name = 'Ahora oculta'
  return changing(db, 33, {
    change: () => ({ fields: { 'nombre.es': name, ocultar: true }, shows: name }),
    what: 'one hidden'
  })
}

/** One that listings show. */
async function adding(db: Firestore): Promise<Edit> {
  const { docs } = await db.collection('experiencias').limit(60).get()
  const listed = docs.find(each => !each.get('evento') && !each.get('metaExp') && !each.get('ocultar'))
  const fields = { ...listed?.data(), nombre: { es: 'Paseo nuevo' }, slug: 'paseo-nuevo' }
  const document = db.doc('experiencias/paseo-nuevo')
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
  const [document] = docs
  if (!document) throw new Error('There are no categories')
  return {
    document: document.ref,
    path: `/andalucia/experiencias/listado/${String(document.get('slug') ?? document.id)}`,
    shows: 'Otra categoría',
    what: 'one category name',
    write: () => document.ref.update({ 'nombre.es': 'Otra categoría' })
  }
}
