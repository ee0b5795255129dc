import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useTexts } from '../../texts/texts.ts'
import type { TreeFolder } from './folder-tree.ts'
import { MediaTree } from './media-tree.tsx'

const storedAs = 'stoa-media-tree'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the folder tree is displayed; this browser remembers it. */
export function useTreeVisible(): [boolean, (isShown: boolean) => void] {
  const isShown = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storedAs) !== 'hidden',
    () => true,
  )
  const show = (next: boolean): void => {
    localStorage.setItem(storedAs, next ? 'shown' : 'hidden')
    for (const listener of listeners) listener()
  }
  return [isShown, show]
}

/** Shows the tree again, on screens that have room for it. */
export function ShowTree() {
  const { media: texts } = useTexts().dashboard
  const [isShown, show] = useTreeVisible()
  return isShown ? null : (
    <TreeButton icon={PanelLeftOpen} label={texts.showTree} press={() => show(true)} look="button button-quiet px-3 max-lg:hidden" />
  )
}

function TreeButton({ icon: Icon, label, press, look }: { icon: LucideIcon; label: string; press(): void; look: string }) {
  return (
    <button type="button" className={`scripts-only ${look}`} aria-label={label} title={label} onClick={press}>
      <Icon aria-hidden className="size-4.5 rtl:-scale-x-100" />
    </button>
  )
}

interface TreeSideProps {
  folders: readonly TreeFolder[]
  currentId: string
  /** There are more folders than a tree has. */
  isPartial: boolean
  children: ReactNode
}

/** The folder tree beside a list. Smaller screens have the path above the list instead. */
export function TreeSide({ folders, currentId, isPartial, children }: TreeSideProps) {
  const { media: texts } = useTexts().dashboard
  const [isShown, show] = useTreeVisible()
  if (!isShown || folders.length === 0) return children
  return (
    <div className="media-with-tree">
      <div className="media-tree print:hidden">
        <div className="flex items-center justify-between ps-2 text-small text-soft">
          {texts.path}
          <TreeButton icon={PanelLeftClose} label={texts.hideTree} press={() => show(false)} look="icon-button size-8" />
        </div>
        <MediaTree {...{ folders, currentId }} />
        {isPartial && <p className="ps-2 text-small text-soft">{texts.treeIsPartial}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
