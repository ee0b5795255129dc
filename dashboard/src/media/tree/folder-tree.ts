export interface TreeFolder {
  id: string
  name: string
  parentId: string
}

/** A folder as it is displayed in the tree. */
export interface TreeNode {
  id: string
  name: string
  /** Of the top folders: 1. */
  level: number
  parentId: string | undefined
  hasChildren: boolean
  isExpanded: boolean
  position: number
  siblings: number
}

const byName = (a: TreeFolder, b: TreeFolder): number => a.name.localeCompare(b.name, undefined, { numeric: true })

/** The folders below each folder, by name. */
export function childrenOf(folders: readonly TreeFolder[]): ReadonlyMap<string, readonly TreeFolder[]> {
  return Map.groupBy(folders.toSorted(byName), ({ parentId }) => parentId)
}

/** The lines of the tree from the top: what is in folders that aren't expanded is left out. */
export function visibleNodes(
  root: { id: string; name: string },
  folders: readonly TreeFolder[],
  expanded: ReadonlySet<string>,
): TreeNode[] {
  const children = childrenOf(folders)
  const linesOf = (
    folder: { id: string; name: string },
    place: Omit<TreeNode, 'id' | 'name' | 'hasChildren' | 'isExpanded'>,
  ): TreeNode[] => {
    const within = children.get(folder.id) ?? []
    const isExpanded = within.length > 0 && (place.level === 1 || expanded.has(folder.id))
    return [
      { id: folder.id, name: folder.name, ...place, hasChildren: within.length > 0, isExpanded },
      ...(isExpanded
        ? within.flatMap((child, index) =>
            linesOf(child, { level: place.level + 1, parentId: folder.id, position: index + 1, siblings: within.length }),
          )
        : []),
    ]
  }
  return linesOf(root, { level: 1, parentId: undefined, position: 1, siblings: 1 })
}

export type TreeKey = { type: 'move'; id: string } | { type: 'expand' | 'collapse'; id: string } | { type: 'expand-siblings' }

/** What a key does in a tree (WAI-ARIA tree pattern). Undefined if nothing. */
export function treeKey(key: string, nodes: readonly TreeNode[], activeId: string, isRtl = false): TreeKey | undefined {
  const index = nodes.findIndex(({ id }) => id === activeId)
  const node = nodes[index]
  if (!node) return undefined
  const move = (to: TreeNode | undefined): TreeKey | undefined => to && { type: 'move', id: to.id }
  switch (key) {
    case 'ArrowDown':
      return move(nodes[index + 1])
    case 'ArrowUp':
      return move(nodes[index - 1])
    case 'Home':
      return move(nodes[0])
    case 'End':
      return move(nodes.at(-1))
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (!node.hasChildren) return undefined
      return node.isExpanded ? move(nodes[index + 1]) : { type: 'expand', id: node.id }
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      if (node.isExpanded && node.level > 1) return { type: 'collapse', id: node.id }
      return move(nodes.find(({ id }) => id === node.parentId))
    case '*':
      return { type: 'expand-siblings' }
    default:
      return /^\S$/u.test(key) ? move(startingWith(key, nodes, index)) : undefined
  }
}

/** The next line that starts with a letter, from the top again at the end. */
function startingWith(letter: string, nodes: readonly TreeNode[], index: number): TreeNode | undefined {
  const starts = ({ name }: TreeNode): boolean => name.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase())
  return [...nodes.slice(index + 1), ...nodes.slice(0, index)].find(starts)
}

/** The IDs of the folders above one, from the folder to the top. */
export function ancestorsOf(folders: readonly TreeFolder[], id: string): string[] {
  const parents = new Map(folders.map((folder) => [folder.id, folder.parentId]))
  const above: string[] = []
  for (let at = parents.get(id); at !== undefined && !above.includes(at); at = parents.get(at)) above.push(at)
  return above
}

/** A folder to choose, with the names of those above it. */
export interface FolderOption {
  id: string
  name: string
}

/** Folders with the names of those above them, for a choice. */
export function folderChoices(folders: readonly TreeFolder[]): FolderOption[] {
  const names = new Map(folders.map(({ id, name }) => [id, name]))
  const pathOf = ({ id, name }: TreeFolder): string =>
    [
      ...ancestorsOf(folders, id)
        .flatMap((above) => names.get(above) ?? [])
        .toReversed(),
      name,
    ].join(' / ')
  return folders.map((folder) => ({ id: folder.id, name: pathOf(folder) })).toSorted((a, b) => a.name.localeCompare(b.name))
}
