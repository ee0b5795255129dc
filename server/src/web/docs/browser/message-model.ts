import type { Message, Path } from './inputs.ts'

type Container = Record<string | number, unknown>

/** The message that the form and the JSON show. */
export interface MessageModel {
  message: Message
  get(path: Path): unknown
  /** Undefined removes the value, and objects that become empty. */
  set(path: Path, value: unknown): void
  /** Removes an entry of a list. */
  remove(path: Path): void
}

export function messageModel(start: Message, onChange: () => void): MessageModel {
  const model: MessageModel = {
    message: start,
    get: (path) => path.reduce<unknown>((value, key) => (value as Container | null | undefined)?.[key], model.message),
    set(path, value) {
      if (value === undefined) clear(model.message as Container, path)
      else put(model.message as Container, path, value)
      onChange()
    },
    remove(path) {
      const list = model.get(path.slice(0, -1))
      if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1)
      onChange()
    },
  }
  return model
}

function put(root: Container, path: Path, value: unknown): void {
  let at = root
  path.slice(0, -1).forEach((key, index) => {
    const inner = at[key]
    at = (at[key] = typeof inner === 'object' && inner !== null ? inner : typeof path[index + 1] === 'number' ? [] : {}) as Container
  })
  at[path.at(-1)!] = value
}

/** An entry of a list stays, so that those after it keep their positions. */
function clear(root: Container, path: Path): void {
  const above: Container[] = [root]
  for (const key of path.slice(0, -1)) {
    const inner = above.at(-1)![key]
    if (typeof inner !== 'object' || inner === null) return
    above.push(inner as Container)
  }
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const [at, key] = [above[depth]!, path[depth]!]
    if (typeof key === 'number') return
    delete at[key]
    if (Object.keys(at).length > 0) return
  }
}
