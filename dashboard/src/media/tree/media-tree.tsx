import { ChevronRight, Folder, FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { mediaRoot } from '@stoa/contract/files/states'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { useDropTarget } from '../items/dragging.ts'
import { ancestorsOf, treeKey, visibleNodes, type TreeFolder, type TreeNode } from './folder-tree.ts'

interface MediaTreeProps {
  folders: readonly TreeFolder[]
  /** The folder that is open. */
  currentId: string
}

/** The folders of the library as a tree, which files and folders can be dropped into. Only one line is reached by Tab. */
export function MediaTree({ folders, currentId }: MediaTreeProps) {
  const { media: texts } = useTexts().dashboard
  const { expanded, toggle } = useExpanded(folders, currentId)
  const nodes = visibleNodes({ id: mediaRoot, name: texts.title }, folders, expanded)
  const [reached, setReached] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const active = [reached, currentId, mediaRoot].find((id) => nodes.some((node) => node.id === id))!
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const result = treeKey(event.key, nodes, active, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (!result) return
    event.preventDefault()
    if (result.type === 'move') {
      setReached(result.id)
      list.current?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(result.id)}"]`)?.focus()
    } else if (result.type === 'expand-siblings') {
      const { parentId } = nodes.find(({ id }) => id === active)!
      toggle(
        nodes.filter((node) => node.parentId === parentId && node.hasChildren).map(({ id }) => id),
        true,
      )
    } else toggle([result.id], result.type === 'expand')
  }
  return (
    // The lines are flat: their level says where they are.
    <ul ref={list} role="tree" aria-label={texts.folders} onKeyDown={onKeyDown} className="text-small">
      {nodes.map((node) => (
        <TreeLine
          key={node.id}
          node={node}
          isCurrent={node.id === currentId}
          isActive={node.id === active}
          reach={() => setReached(node.id)}
          toggle={() => toggle([node.id], !node.isExpanded)}
        />
      ))}
    </ul>
  )
}

interface TreeLineProps {
  node: TreeNode
  isCurrent: boolean
  isActive: boolean
  reach(): void
  toggle(): void
}

function TreeLine({ node, isCurrent, isActive, reach, toggle }: TreeLineProps) {
  const { id, name, level, hasChildren, isExpanded, position, siblings } = node
  const { isOver, target } = useDropTarget(id)
  const Icon = isCurrent ? FolderOpen : Folder
  const pressToggle = (event: MouseEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    toggle()
  }
  return (
    <li role="none" className={`relative rounded-control ${isOver ? 'media-target' : ''}`} {...target}>
      <Link
        to={id === mediaRoot ? paths.media : paths.mediaFolder(id)}
        role="treeitem"
        data-folder={id}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        {...(hasChildren && { 'aria-expanded': isExpanded })}
        {...(isCurrent && { 'aria-current': 'page' as const })}
        tabIndex={isActive ? 0 : -1}
        onFocus={reach}
        title={name}
        className="media-tree-line"
        draggable={false}
      >
        {Array.from({ length: level - 1 }, (_, above) => (
          <span key={above} className="w-3 shrink-0" />
        ))}
        {hasChildren && level > 1 ? (
          // For the pointer: the arrow keys do the same.
          <span aria-hidden onClick={pressToggle} className="media-tree-toggle">
            <ChevronRight className="media-turn size-3.5" />
          </span>
        ) : (
          <span className={level === 1 ? 'w-0.5 shrink-0' : 'w-3.5 shrink-0'} />
        )}
        <Icon aria-hidden className="size-4 shrink-0 text-accent" />
        <bdi className="min-w-0 truncate">{name}</bdi>
      </Link>
    </li>
  )
}

/** The folders whose content is displayed: those above the open one, and those that were expanded. They stay while other folders are opened. */
let expandedBefore: ReadonlySet<string> = new Set()

function useExpanded(folders: readonly TreeFolder[], currentId: string) {
  const [expanded, setExpanded] = useState(() => new Set([...expandedBefore, currentId, ...ancestorsOf(folders, currentId)]))
  const [openId, setOpenId] = useState(currentId)
  if (openId !== currentId) {
    setOpenId(currentId)
    setExpanded(new Set([...expanded, currentId, ...ancestorsOf(folders, currentId)]))
  }
  useEffect(() => {
    expandedBefore = expanded
  }, [expanded])
  const toggle = (ids: readonly string[], isExpanded: boolean): void => {
    const next = new Set(expanded)
    for (const id of ids) {
      if (isExpanded) next.add(id)
      else next.delete(id)
    }
    setExpanded(next)
  }
  return { expanded, toggle }
}
