type Snapshot = Readonly<Record<string, unknown>>

/** A field that differs between two snapshots of an entity. A side that doesn't have the field is missing. */
export interface Change {
  field: string
  before?: string
  after?: string
}

const valueMax = 300

/** The snapshot in an event: the entity itself, or the object with that id in the body of an action's event. */
export function snapshotOf(entity: unknown, entityId: string): Snapshot | undefined {
  if (!isSnapshot(entity)) return undefined
  if (entity.id === entityId || entity._id === entityId) return entity
  return Object.values(entity).find((inner): inner is Snapshot => isSnapshot(inner) && (inner.id === entityId || inner._id === entityId))
}

/** Fields that differ, in the order of the later snapshot, followed by removed ones. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  const fields = [...new Set([...now.keys(), ...old.keys()])]
  return fields.filter((field) => old.get(field) !== now.get(field)).map((field) => changeOf(field, old.get(field), now.get(field)))
}

const changeOf = (field: string, before: string | undefined, after: string | undefined): Change => ({
  field,
  ...(before === undefined ? {} : { before: shortened(before) }),
  ...(after === undefined ? {} : { after: shortened(after) }),
})

/** Strings without their quotes, cut to `valueMax` characters. */
function shortened(json: string): string {
  const text = json.startsWith('"') ? (JSON.parse(json) as string) : json
  return text.length > valueMax ? `${text.slice(0, valueMax)} …` : text
}

const isSnapshot = (value: unknown): value is Snapshot => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value as JSON, by its path. A list's entry is identified by its id if it has one, so that a new first entry doesn't change the paths of the others. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) {
    if (value.length === 0) leaves.set(path, '[]')
    value.forEach((entry, index) => leavesOf(entry, `${path}[${keyOf(entry) ?? index}]`, leaves))
  } else if (isMoney(value)) leaves.set(path, JSON.stringify(value.formattedAmount))
  else if (isSnapshot(value)) {
    if (Object.keys(value).length === 0) leaves.set(path, '{}')
    for (const [name, inner] of Object.entries(value)) leavesOf(inner, path ? `${path}.${name}` : name, leaves)
  } else if (value !== undefined) leaves.set(path, JSON.stringify(value))
  return leaves
}

/** An amount of money counts as one value, although it has several fields. */
const isMoney = (value: unknown): value is { formattedAmount: string } =>
  isSnapshot(value) && typeof value.amount === 'string' && typeof value.formattedAmount === 'string'

function keyOf(entry: unknown): string | undefined {
  if (!isSnapshot(entry)) return undefined
  const id = entry.id ?? entry._id
  return typeof id === 'string' ? id : undefined
}
