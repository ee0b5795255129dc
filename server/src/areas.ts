import { apiKeys } from './access/api-keys/index.ts'
import { apps } from './access/apps/index.ts'
import { memberSessions } from './access/member-sessions/index.ts'
import { oauthClients } from './access/oauth-clients/index.ts'
import { oauth } from './access/oauth/index.ts'
import { roles } from './access/roles/index.ts'
import { signingKeys } from './access/signing-keys/index.ts'
import { answerStaffRecovery } from './access/staff-recovery/index.ts'
import { authorEmail, staff } from './access/staff/index.ts'
import { addDeliveries, deliverWebhooks, purgeWebhooks, webhooks } from './access/webhooks/index.ts'
import {
  backInStock,
  beginAutomaticWaves,
  deleteRequestsOf,
  followMail,
  followStock,
  notifyWaiting,
  settleRequest,
} from './commerce/back-in-stock/index.ts'
import { brands } from './commerce/brands/index.ts'
import { carts, purgeOwnerCarts, mergeCarts } from './commerce/carts/index.ts'
import { catalogueJobs } from './commerce/catalogue-jobs/index.ts'
import type { Tasks } from './commerce/catalogue-jobs/public.ts'
import { alignProducts, catalogue, changePicturesOfProducts } from './commerce/catalogue/index.ts'
import { categories } from './commerce/categories/index.ts'
import { checkouts, purgeOwnerCheckouts } from './commerce/checkouts/index.ts'
import {
  applyRulesTo,
  changePicturesOfCollections,
  collections,
  followProducts,
  joinCollections,
  leaveCollections,
  updateCollectionsByAge,
  updateMembership,
} from './commerce/collections/index.ts'
import { customizations } from './commerce/customizations/index.ts'
import { deleteUnusedSections, infoSections } from './commerce/info-sections/index.ts'
import { inventoryTasks, inventoryV3 } from './commerce/inventory-v3/index.ts'
import { locations } from './commerce/locations/index.ts'
import { answerLinkRequest, orderLinks } from './commerce/order-links/index.ts'
import { orderMails, orders } from './commerce/orders/index.ts'
import { reconcilePayments, payments } from './commerce/payments/index.ts'
import { productExports } from './commerce/product-exports/index.ts'
import { productImports, productPlans } from './commerce/product-imports/public.ts'
import { productSearch, updateSearchLanguage } from './commerce/product-search/index.ts'
import { productTasks, productsV3, recordProductEvents } from './commerce/products-v3/index.ts'
import { computeSales, recommendations, updateSales } from './commerce/recommendations/index.ts'
import { recordSoldItems, reports } from './commerce/reports/index.ts'
import { deleteReviewsOf, reviews } from './commerce/reviews/index.ts'
import { ribbons } from './commerce/ribbons/index.ts'
import { shop } from './commerce/shop/index.ts'
import { recordMovements, stock, recordReplacedVariants } from './commerce/stock/index.ts'
import { variantRows } from './commerce/variant-rows/index.ts'
import { purgeOwnerWishlist, wishlists } from './commerce/wishlists/index.ts'
import { dataCollections, dataIndexBuild, purgeData } from './content/data-collections/index.ts'
import { dataExports } from './content/data-exports/index.ts'
import { dataImports, deleteOldImports, importWork } from './content/data-imports/index.ts'
import { dataItems, reassignItems } from './content/data-items/index.ts'
import { dataJobs, dataJobWork, deleteJobsOf } from './content/data-jobs/index.ts'
import { dataSettings } from './content/data-settings/index.ts'
import { saveFieldUses } from './content/field-uses/index.ts'
import { deleteFileOrphans, deleteUnusedFolders, purgeTrash } from './content/file-cleanup/index.ts'
import { importFiles } from './content/file-imports/index.ts'
import { makeVideoResolutions, processFiles } from './content/file-processing/index.ts'
import { files, picturesAmong } from './content/files/index.ts'
import { folders } from './content/folders/index.ts'
import { emailPictures, sweepCachedRenditions } from './content/media/index.ts'
import { deletePhotosOf, memberPhotos } from './content/member-photos/index.ts'
import { deleteSeenChanges } from './database/look-for-changes.ts'
import { addEventPartitions, events, publishEvents } from './events/index.ts'
import { addOpenJobs, applyRetention, jobs } from './jobs/index.ts'
import type { Hooks } from './kernel/context.ts'
import type { AllHandlers } from './kernel/handler.ts'
import type { BackgroundWork, Job } from './kernel/job.ts'
import { mailDelivery, mails, createMailFollower } from './mail/index.ts'
import { authentication } from './people/authentication/index.ts'
import { members, purgeMembers } from './people/members/index.ts'
import { answerRecovery, recovery } from './people/recovery/index.ts'
import { signIn } from './people/sign-in/index.ts'
import { verification } from './people/verification/index.ts'
import { sample } from './seed/sample/index.ts'
import { redirects } from './web/redirects/index.ts'
import { status } from './web/status/index.ts'
import { views } from './web/views/index.ts'

/** The handlers of every area, in the contract's order. */
export const areas: AllHandlers = {
  apiKeys,
  apps,
  authentication,
  backInStock,
  brands,
  carts,
  catalogue,
  checkouts,
  collections,
  categories,
  customizations,
  dataCollections,
  dataExports,
  dataImports,
  dataItems,
  dataJobs,
  dataSettings,
  events,
  files,
  folders,
  infoSections,
  inventoryV3,
  jobs,
  locations,
  mails,
  memberPhotos,
  memberSessions,
  members,
  oauth,
  oauthClients,
  orderLinks,
  orders,
  payments,
  productExports,
  productSearch,
  productsV3,
  recommendations,
  recovery,
  redirects,
  reports,
  reviews,
  ribbons,
  roles,
  sample,
  shop,
  signIn,
  signingKeys,
  staff,
  status,
  stock,
  variantRows,
  verification,
  views,
  webhooks,
  wishlists,
}

/** What the jobs that change the catalogue by conditions do. */
export const catalogueTasks: Tasks = { ...productTasks, ...inventoryTasks }

const queued: readonly Job[] = [
  mailDelivery,
  answerRecovery,
  answerStaffRecovery,
  answerLinkRequest,
  dataJobWork,
  importWork(productImports),
  dataIndexBuild,
  importFiles,
  processFiles,
  makeVideoResolutions,
  updateMembership,
  updateSearchLanguage,
  alignProducts,
  notifyWaiting,
  settleRequest,
  computeSales,
  catalogueJobs(catalogueTasks),
]

const [queuedPerSite, queuedTogether] = [queued.filter((job) => job.hasQueuePerSite), queued.filter((job) => !job.hasQueuePerSite)]

/** The work that no caller waits for. */
export const backgroundWork: BackgroundWork = {
  jobs: queued,
  scheduled: [
    { name: 'add-open-jobs', schedule: '* * * * *', run: addOpenJobs(queuedTogether) },
    { name: 'begin-back-in-stock-waves', schedule: '* * * * *', run: beginAutomaticWaves },
    { name: 'purge-data', schedule: '* * * * *', run: purgeData },
    { name: 'purge-members', schedule: '*/10 * * * *', run: purgeMembers },
    { name: 'delete-old-imports', schedule: '*/10 * * * *', run: deleteOldImports },
    { name: 'purge-webhooks', schedule: '*/10 * * * *', run: purgeWebhooks },
    { name: 'purge-trash', schedule: '*/10 * * * *', run: purgeTrash },
    { name: 'delete-unused-folders', schedule: '*/10 * * * *', run: deleteUnusedFolders },
    { name: 'delete-file-orphans', schedule: '20 3 * * *', run: deleteFileOrphans },
    { name: 'sweep-renditions', schedule: '35 3 * * *', run: sweepCachedRenditions },
    { name: 'delete-unused-sections', schedule: '50 3 * * *', run: deleteUnusedSections },
    { name: 'update-collections-by-age', schedule: '15 * * * *', run: updateCollectionsByAge },
    { name: 'compute-product-sales', schedule: '25 * * * *', run: updateSales },
    { name: 'apply-retention', schedule: '*/10 * * * *', run: applyRetention },
    { name: 'add-event-partitions', schedule: '50 * * * *', run: addEventPartitions },
  ],
  pollers: [
    { name: 'publish-events', restMs: 250, run: publishEvents },
    { name: 'send-mails', restMs: 1_000, run: createMailFollower(orderMails) },
    { name: 'add-webhook-deliveries', restMs: 250, run: addDeliveries },
    { name: 'deliver-webhooks', restMs: 100, run: deliverWebhooks },
    { name: 'keep-sold-items', restMs: 1_000, run: recordSoldItems },
    { name: 'record-stock-movements', restMs: 1_000, run: recordMovements },
    { name: 'notify-back-in-stock', restMs: 1_000, run: followStock },
    { name: 'apply-collection-rules', restMs: 1_000, run: followProducts },
    { name: 'heal-payments', restMs: 5_000, run: reconcilePayments },
    { name: 'keep-field-uses', restMs: 5_000, run: saveFieldUses },
    { name: 'add-open-jobs-of-site', restMs: 60_000, restsFirst: true, run: addOpenJobs(queuedPerSite) },
    { name: 'delete-seen-changes', restMs: 10_000, run: deleteSeenChanges },
  ],
}

/** What modules above do for those below them. */
export const hooks: Hooks = {
  staffEmail: authorEmail,
  picturesAmong,
  emailPictures,
  async picturesChanged(scope, change) {
    await changePicturesOfProducts(scope, change)
    await changePicturesOfCollections(scope, change)
  },
  applyCollectionRules: applyRulesTo,
  productJoinedCollections: joinCollections,
  productsLeftCollections: leaveCollections,
  variantsReplaced: recordReplacedVariants,
  productsChanged: recordProductEvents,
  mailEnded: followMail,
  productPlans,
  visitorBecameMember: (context, visitorId, memberId) =>
    mergeCarts(context, { kind: 'visitor', id: visitorId }, { kind: 'member', id: memberId }),
  async memberPurged(context, memberId, contentAssigneeId) {
    // Before the items: a job locks itself first, and then items.
    await deleteJobsOf(context, memberId)
    await reassignItems(context, memberId, contentAssigneeId)
    await deletePhotosOf(context, memberId)
    return [
      ...(await purgeOwnerCheckouts(context, memberId)),
      ...(await purgeOwnerCarts(context, memberId)),
      ...(await purgeOwnerWishlist(context, memberId)),
      ...(await deleteReviewsOf(context, memberId)),
      ...(await deleteRequestsOf(context, memberId)),
    ]
  },
}
