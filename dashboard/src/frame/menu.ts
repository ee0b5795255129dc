import {
  Activity,
  AppWindow,
  BellRing,
  Warehouse,
  Database,
  HeartPulse,
  Images,
  KeyRound,
  Library,
  ListChecks,
  Mail,
  MessageSquareQuote,
  Package,
  ReceiptText,
  Search,
  SlidersHorizontal,
  Sparkles,
  Sunrise,
  UserRoundCog,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import { useMay } from '../kit/use-may.ts'
import type { UsedPermission } from '../kit/used-permissions.ts'
import { paths } from '../paths.ts'
import type { Texts } from '../texts/texts.ts'

type Frame = Texts['dashboard']['frame']

export interface MenuEntry {
  name: keyof Frame['pages']
  to: string
  icon: LucideIcon
  /** The key that opens it after G. */
  key: string
  /** The permission needed to see anything there. Today's page is available to everyone. */
  permission?: UsedPermission
}

interface MenuGroup {
  name: keyof Frame['groups'] | undefined
  entries: readonly MenuEntry[]
}

/** The menu of the dashboard, by area. */
export const menu: readonly MenuGroup[] = [
  { name: undefined, entries: [{ name: 'today', to: paths.today, icon: Sunrise, key: 'T' }] },
  {
    name: 'shop',
    entries: [
      { name: 'orders', to: paths.orders, icon: ReceiptText, key: 'O', permission: 'ECOM.READ_ORDERS' },
      { name: 'products', to: paths.products, icon: Package, key: 'P', permission: 'WIX_STORES.READ_PRODUCTS' },
      { name: 'inventory', to: paths.inventory, icon: Warehouse, key: 'Y', permission: 'STOCK.READ' },
      {
        name: 'backInStock',
        to: paths.backInStock,
        icon: BellRing,
        key: 'N',
        permission: 'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
      },
      { name: 'collections', to: paths.collections, icon: Library, key: 'C', permission: 'CATEGORIES.CATEGORY_READ' },
      { name: 'recommendations', to: paths.recommendations, icon: Sparkles, key: 'V', permission: 'RECOMMENDATIONS.READ' },
      { name: 'productSearch', to: paths.productSearch, icon: Search, key: 'F', permission: 'SEARCH.READ' },
      { name: 'reviews', to: paths.reviews, icon: MessageSquareQuote, key: 'R', permission: 'REVIEWS.READ_PRIVATE_REVIEWS' },
    ],
  },
  {
    name: 'content',
    entries: [
      { name: 'data', to: paths.data, icon: Database, key: 'D', permission: 'WIX_DATA.READ_COLLECTIONS' },
      { name: 'media', to: paths.media, icon: Images, key: 'I', permission: 'MEDIA.SITE_MEDIA_FILES_LIST' },
    ],
  },
  { name: 'people', entries: [{ name: 'members', to: paths.members, icon: Users, key: 'U', permission: 'MEMBERS.MEMBER_READ' }] },
  {
    name: 'activity',
    entries: [
      { name: 'outbox', to: paths.outbox, icon: Mail, key: 'M', permission: 'MAILS.READ' },
      { name: 'events', to: paths.events, icon: Activity, key: 'E', permission: 'EVENTS.READ' },
    ],
  },
  {
    name: 'site',
    entries: [
      { name: 'settings', to: paths.settings, icon: SlidersHorizontal, key: 'S', permission: 'SHOP.READ_SETTINGS' },
      { name: 'team', to: paths.team, icon: UserRoundCog, key: 'W', permission: 'STAFF.READ' },
      { name: 'apiKeys', to: paths.apiKeys, icon: KeyRound, key: 'K', permission: 'API_KEYS.READ' },
      { name: 'apps', to: paths.apps, icon: AppWindow, key: 'A', permission: 'APPS.READ' },
      { name: 'webhooks', to: paths.webhooks, icon: Webhook, key: 'B', permission: 'WEBHOOKS.READ' },
      { name: 'jobs', to: paths.jobs, icon: ListChecks, key: 'J', permission: 'JOBS.READ' },
      { name: 'health', to: paths.health, icon: HeartPulse, key: 'H', permission: 'STATUS.READ' },
    ],
  },
]

export const menuEntries: readonly MenuEntry[] = menu.flatMap(({ entries }) => entries)

/** The pages that the signed-in user can open. */
export function useReachable(): (entry: MenuEntry) => boolean {
  const may = useMay()
  return ({ permission }) => permission === undefined || may(permission)
}
