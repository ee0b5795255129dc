import type { dataImports } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import type { Database, Db } from './db.ts'
import type { FileStore } from './file-store.ts'
import type { CallerIdentity } from './identity.ts'
import type { AfterCommit } from './in-transaction.ts'
import type { Outbound } from './outbound.ts'
import type { Queue } from './queue.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Settings } from './settings.ts'
import type { Site, Sites } from './site.ts'
import type { Tokens } from './tokens.ts'

/** Services of which each process has one. */
export interface Services {
  settings: Settings
  database: Database
  tokens: Tokens
  sites: Sites
  rateLimits: RateLimits
  /** For requests to URLs that someone else provided. */
  outbound: Outbound
  queue: Queue
  /** The bytes of files. */
  fileStore: FileStore
  /** The process's clock; tests set it. */
  now: () => Date
  hooks: Hooks
}

/** Everything that a handler can use. */
export interface Context {
  identity: CallerIdentity
  siteId: string
  site: Site
  now: Date
  requestId: string
  /** The caller's network address; undefined for callers in this process. */
  address?: string
  /** The caller's User-Agent header, if it sent one. */
  agent?: string
  /** In a writing call, its transaction. */
  db: Db
  /** In a writing call; an error otherwise. */
  afterCommit: AfterCommit
  /** In a call that manages its transactions itself and has been sent with an Idempotency-Key, if it supports that: runs `work` in the transaction of `db`
   *  unless the call is repeated, and returns the first result. */
  once?: <T>(db: Db, work: () => Promise<T>) => Promise<T>
  services: Services
}

/** The site whose rows a statement reads or writes, and the connection that it runs on. */
export type Scope = Pick<Context, 'db' | 'siteId'>

/** The caller for whom a statement runs, whose identity contains the site, and the connection that it runs on. */
export type CallerScope = Pick<Context, 'db' | 'identity'>

/** What changed of some pictures and videos. */
export interface PictureChange {
  ids: readonly string[]
  facts: (ReplacedFacts & { isHidden?: boolean }) | { isHidden: boolean }
}

export interface ReplacedFacts {
  version: number
  width: number
  height: number
  /** Of a video: the format of what was uploaded, and its resolutions, the best one first. */
  video?: { format: string; resolutions: { name: string; width: number; height: number }[] }
}

/** A picture that any mail program can show: a PNG with twice as many pixels as it has on the page, if the original has them. */
export interface EmailPicture {
  url: string
  /** On the page. */
  width: number
  height: number
}

interface PreorderTerms {
  enabled: boolean
  message: string | null
  limit: number | null
}

/** A variant with its stock. */
export interface StockedVariant {
  productId: string
  id: string
  trackQuantity: boolean
  inStock: boolean
  quantity: number
  reserved: number
  preordered: number
  preorderLimit: number
  hasItem: boolean
  ownPreorder: PreorderTerms | null
  productPreorder: PreorderTerms | null
  /** Whether its product is digital. */
  isDigital: boolean
  stockRevision: number
  itemCreatedDate: Date
  stockDate: Date
  itemFields: object | null
}

export interface ReplacedVariants {
  deleted: readonly StockedVariant[]
  inserted: readonly StockedVariant[]
  /** Whether the inserted ones come from a version, or may have been there before in another way. */
  canReturn: boolean
}

interface ChangedProduct {
  product: { id: string; revision: number }
  variants: readonly Omit<
    StockedVariant,
    'productPreorder' | 'isDigital' | 'stockRevision' | 'itemCreatedDate' | 'stockDate' | 'itemFields'
  >[]
}

export interface ChangedProducts {
  created?: readonly ChangedProduct[]
  updated?: readonly ChangedProduct[]
  deleted?: readonly ChangedProduct[]
}

type ColumnMapping = ResponseOf<typeof dataImports.getImport>['import']['mapping'][number]

/** What columns of files with products can be imported into. */
interface ProductPlans {
  /** Refuses callers who may not change products. */
  requireWriter(context: Context): void
  suggestedMapping(columns: readonly string[]): ColumnMapping[]
  mappingViolations(mapping: readonly ColumnMapping[]): Violation[]
}

/** Functions of higher modules that lower ones need but can't import. `areas.ts` provides them. */
export interface Hooks {
  /** The email address of the calling staff user. Undefined for apps, which have none. */
  staffEmail(context: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<string | undefined>
  /** Those of some IDs that are of the site's pictures and videos which everyone may see. */
  picturesAmong(db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlySet<string>>
  /** The pictures that everyone may see, among some files, as emails show them. */
  emailPictures(
    scope: Pick<Context, 'db' | 'siteId' | 'services'>,
    ids: readonly string[],
    size: { widthMax: number; heightMax: number },
  ): Promise<ReadonlyMap<string, EmailPicture>>
  /** Pictures and videos that others may show have another content or other resolutions, or aren't served any more, or are again. Called in the transaction that
   *  changes that. */
  picturesChanged(scope: Scope, change: PictureChange): Promise<void>
  /** Variants were deleted or created with their stock. Called in the transaction that did it. */
  variantsReplaced(context: Context, variants: ReplacedVariants): Promise<void>
  /** Puts saved products into the collections whose rules they match now, and takes them out of others. Returns what that changed of each. */
  applyCollectionRules(
    context: Context,
    productIds: readonly string[],
  ): Promise<readonly { id: string; revision: number; collectionIds: string[] }[]>
  productPlans: ProductPlans
  /** A product was stored that is in collections. */
  productJoinedCollections(context: Context, product: { id: string; collectionIds: readonly string[] }): Promise<void>
  /** Products were deleted, which were in these collections. */
  productsLeftCollections(context: Context, products: readonly { id: string; collectionIds: readonly string[] }[]): Promise<void>
  /** Products with their variants were created, have another revision, or were deleted. Called in the transaction that did it. */
  productsChanged(context: Context, changes: ChangedProducts): Promise<void>
  /** An email was sent, or won't be. Called in the transaction that saves it, which has locked the email. */
  mailEnded(
    scope: Pick<Context, 'db' | 'services'>,
    about: { siteId: string; entityFqdn: string | null; entityId: string | null },
  ): Promise<void>
  /** Transfers a visitor's data, such as the cart, to a member. Called in the transaction that starts the member's session. */
  visitorBecameMember(context: Context, visitorId: string, memberId: string): Promise<void>
  /** Deletes a member's carts, checkouts, wishlist, reviews, back-in-stock requests and data jobs, and transfers the data items to `contentAssigneeId`; if it's null, they lose their
   *  owner. Returns the IDs of the deleted carts, checkouts, wishlists, reviews and requests. Called in the transaction that deletes the member. */
  memberPurged(context: Context, memberId: string, contentAssigneeId: string | null): Promise<string[]>
}
