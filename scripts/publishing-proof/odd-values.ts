import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { change, type Edit } from './edit.ts'

/** Values that a field of the database may hold and JSON cannot express, each in a field that pages show. */
export const oddValues: Edit[] = [
  change('experiencias', () => ({ orden: Number.NaN })),
  change('experiencias', () => ({ precioDesde: Number.POSITIVE_INFINITY })),
  change('experiencias', () => ({ precios: [{ nombre: 'Tarifa', precios: { adulto: Number.NaN } }] })),
  change('experiencias', () => ({ duracionMinutos: -0 })),
  change('experiencias', () => ({ coordenadas: new GeoPoint(36.74, -4.42) })),
  change('experiencias', () => ({ coordenadas: { lat: Number.NaN, lng: -4.42 } })),
  change('experiencias', () => ({ actualizado: Timestamp.now() })),
  change('experiencias', () => ({ municipio: Buffer.from('Nerja') })),
  change('experiencias', () => ({ palabrasClaves: [['mar'], undefined] })),
  change('experiencias', () => ({ direccion: FieldValue.vector([1, Number.NaN]) })),
  change('experiencias', () => ({ descripcion: undefined })),
  change('categorias', () => ({ orden: Number.NEGATIVE_INFINITY }))
]
