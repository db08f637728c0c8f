import { momentOf, momentText } from '#contract/values/moment-text.ts'

/** A value as Firestore's client hands it over: `valueType` names the member that is set. */
export type RawValue = Readonly<Record<string, unknown>>
export type RawFields = Readonly<Record<string, RawValue>>

/** A value in Firestore's own JSON, which loses nothing: `{ "timestampValue": "2026-11-24T10:00:00.123456789Z" }`. */
export type JsonValue = Readonly<Record<string, unknown>>
export type JsonFields = Readonly<Record<string, JsonValue>>

interface Kind {
  toJson: (value: unknown, root: string) => unknown
  toRaw: (value: unknown, root: string) => unknown
}

const asIs: Kind = { toJson: value => value, toRaw: value => value }

const kinds: Readonly<Record<string, Kind>> = {
  arrayValue: {
    toJson: (list, root) => ({ values: valuesOf(list).map(value => toJson(value, root)) }),
    toRaw: (list, root) => ({ values: valuesOf(list).map(value => toRaw(value, root)) })
  },
  booleanValue: asIs,
  bytesValue: {
    toJson: bytes => Buffer.from(Object(bytes)).toString('base64'),
    toRaw: text => Buffer.from(String(text), 'base64')
  },
  doubleValue: { toJson: doubleToJson, toRaw: Number },
  geoPointValue: {
    toJson: point => pointOf(point, doubleToJson),
    toRaw: point => pointOf(point, Number)
  },
  // Text on both sides: a number of JavaScript holds no 64 bits.
  integerValue: { toJson: String, toRaw: String },
  mapValue: {
    toJson: (map, root) => ({ fields: fieldsToJson(fieldsIn(map), root) }),
    toRaw: (map, root) => ({ fields: fieldsToRaw(fieldsIn(map), root) })
  },
  nullValue: { toJson: () => null, toRaw: () => 'NULL_VALUE' },
  // Within the database relative, so that it leads to the same document where it is restored.
  referenceValue: {
    toJson: (path, root) =>
      String(path).startsWith(`${root}/`) ? String(path).slice(root.length + 1) : String(path),
    toRaw: (path, root) =>
      /^projects\/[^/]+\/databases\//.test(String(path)) ? String(path) : `${root}/${String(path)}`
  },
  stringValue: asIs,
  timestampValue: { toJson: momentToJson, toRaw: momentToRaw }
}

/** `root`: the path of the database, `projects/…/databases/…/documents`. */
export function fieldsToJson(fields: RawFields, root: string): JsonFields {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, value]) => [name, toJson(value, root)]))
}

/** Throws where the JSON names a type that Firestore has not. */
export function fieldsToRaw(fields: JsonFields, root: string): RawFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toRaw(value, root)]))
}

function toJson(value: RawValue, root: string): JsonValue {
  const type = typeof value.valueType === 'string' ? value.valueType : (Object.keys(value)[0] ?? '')
  return { [type]: kindOf(type).toJson(value[type], root) }
}

function toRaw(value: JsonValue, root: string): RawValue {
  const [type = '', ...more] = Object.keys(Object(value))
  if (more.length > 0) throw new Error(`A value is of one type, and not of ${[type, ...more].join(' and ')}`)
  return { [type]: kindOf(type).toRaw(value[type], root) }
}

function kindOf(type: string): Kind {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (kind === undefined) throw new Error(`Firestore has no values of the type "${type}"`)
  return kind
}

function valuesOf(list: unknown): readonly RawValue[] {
  const { values }: { values?: RawValue[] } = Object(list)
  return values ?? []
}

function fieldsIn(map: unknown): RawFields {
  const { fields }: { fields?: RawFields | null } = Object(map)
  return fields ?? {}
}

/** JSON has no number for these. */
function doubleToJson(value: unknown): number | string {
  const number = Number(value)
  return Number.isFinite(number) && !Object.is(number, -0)
    ? number
    : Object.is(number, -0)
      ? '-0'
      : String(number)
}

function pointOf(
  point: unknown,
  change: (value: unknown) => number | string
): { latitude: number | string; longitude: number | string } {
  const { latitude = 0, longitude = 0 }: { latitude?: unknown; longitude?: unknown } = Object(point)
  return { latitude: change(latitude), longitude: change(longitude) }
}

function momentToJson(moment: unknown): string {
  const { nanos = 0, seconds = 0 }: { nanos?: unknown; seconds?: unknown } = Object(moment)
  return momentText({ nanos: Number(nanos), seconds: Number(seconds) })
}

function momentToRaw(text: unknown): { nanos: number; seconds: string } {
  const moment = momentOf(String(text))
  if (moment === null) throw new Error(`"${String(text)}" is no moment`)
  return { nanos: moment.nanos, seconds: String(moment.seconds) }
}
