import { Menu, Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../kit/dialog.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { Brand, sidebarId } from './sidebar.tsx'

interface TopBarProps {
  shopName: string
  unread: string
  onFind: () => void
}

/** The bar that replaces the sidebar on narrow screens. */
export function TopBar({ shopName, unread, onFind }: TopBarProps) {
  const { openMenu, find } = useTexts().dashboard.frame
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onFind()
  }
  return (
    <header className="sticky top-0 rail night z-20 flex items-center gap-1 border-b border-line px-2 py-1 lg:hidden print:hidden">
      <button type="button" popoverTarget={sidebarId} aria-label={openMenu} className="icon-button size-11">
        <Menu aria-hidden className="size-5" />
      </button>
      <Brand shopName={shopName} />
      <Link to={paths.find} onClick={open} aria-label={find.title} className="icon-button ms-auto size-11">
        <Search aria-hidden className="size-5" />
      </Link>
      <NotificationsLink unread={unread} />
    </header>
  )
}
