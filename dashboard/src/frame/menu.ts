import {
  Activity,
  AppWindow,
  HeartPulse,
  KeyRound,
  Library,
  Mail,
  Package,
  ReceiptText,
  SlidersHorizontal,
  Sunrise,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Texts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'

type Frame = Texts['dashboard']['frame']

export interface MenuEntry {
  name: keyof Frame['pages']
  to: string
  icon: LucideIcon
  /** The key that leads there after G. */
  key: string
}

interface MenuGroup {
  name: keyof Frame['groups'] | undefined
  entries: readonly MenuEntry[]
}

/** The menu of the desk, by area. */
export const menu: readonly MenuGroup[] = [
  { name: undefined, entries: [{ name: 'today', to: paths.today, icon: Sunrise, key: 'T' }] },
  {
    name: 'shop',
    entries: [
      { name: 'orders', to: paths.orders, icon: ReceiptText, key: 'O' },
      { name: 'products', to: paths.products, icon: Package, key: 'P' },
      { name: 'collections', to: paths.collections, icon: Library, key: 'C' },
    ],
  },
  { name: 'people', entries: [{ name: 'members', to: paths.members, icon: Users, key: 'U' }] },
  {
    name: 'happenings',
    entries: [
      { name: 'outbox', to: paths.outbox, icon: Mail, key: 'M' },
      { name: 'events', to: paths.events, icon: Activity, key: 'E' },
    ],
  },
  {
    name: 'site',
    entries: [
      { name: 'settings', to: paths.settings, icon: SlidersHorizontal, key: 'S' },
      { name: 'apiKeys', to: paths.apiKeys, icon: KeyRound, key: 'K' },
      { name: 'apps', to: paths.apps, icon: AppWindow, key: 'A' },
      { name: 'health', to: paths.health, icon: HeartPulse, key: 'H' },
    ],
  },
]

export const menuEntries: readonly MenuEntry[] = menu.flatMap(({ entries }) => entries)
