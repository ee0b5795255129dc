import type { Rule } from './check-statement.ts'

/** Statements that may break a rule: the function that sends each, the rules, and the reason. A full run fails if an exception is no longer needed. */
export interface Exception {
  from: string
  rules: readonly Rule[]
  why: string
}

const acrossSites = 'Background work that looks for the sites with something to do: one read of all sites, on the coordinator.'
const takesAnySite = 'Background work of all sites at once; to be split into sites and their rows (issue 21).'

const fillsColumns = 'Fills, or compares, the columns of owners’ indexes by to_jsonb and jsonb_build_object, which are STABLE (issue 21).'

export const exceptions: readonly Exception[] = [
  { from: 'server/src/access/webhooks/deliveries/store.ts dueWebhooks', rules: ['site'], why: acrossSites },
  { from: 'server/src/access/webhooks/store.ts deletedWebhooks', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/collections/rules/store.ts collectionsByAge', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/collections/pending/store.ts selectPending', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/product-search/store.ts sitesWithPendingLanguage', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/payments/store.ts sitesWithDueIntents', rules: ['site'], why: acrossSites },
  { from: 'server/src/events/consumers/store.ts unconsumedLogs', rules: ['site'], why: acrossSites },
  { from: 'server/src/events/partitions/store.ts sitesInDefaultBefore', rules: ['site'], why: acrossSites },
  { from: 'server/src/events/publisher/store.ts siteWithUnpublishedEvents', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/catalogue-parts/store.ts sitesWithUnusedSections', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/recommendations/sales/store.ts sitesWithSales', rules: ['site'], why: acrossSites },
  { from: 'server/src/jobs/store.ts sitesWithPast', rules: ['site'], why: acrossSites },
  { from: 'server/src/people/members/store.ts sitesToPurge', rules: ['site'], why: acrossSites },
  { from: 'server/src/content/files/store.ts sitesWithOldTrash', rules: ['site'], why: acrossSites },
  { from: 'server/src/content/folders/store.ts sitesWithOldFolders', rules: ['site'], why: acrossSites },
  { from: 'server/src/content/file-cleanup/store.ts sitesWithExpiredUploads', rules: ['site'], why: acrossSites },
  { from: 'server/src/content/data-collections/store.ts collectionsToIndex', rules: ['site'], why: takesAnySite },
  { from: 'server/src/content/data-collections/store.ts purgeCollections', rules: ['site'], why: takesAnySite },
  { from: 'server/src/content/data-imports/store.ts importsAtWork', rules: ['site'], why: takesAnySite },
  { from: 'server/src/content/data-jobs/store.ts openJobs', rules: ['site'], why: takesAnySite },
  { from: 'server/src/commerce/catalogue-jobs/store.ts openJobs', rules: ['site'], why: takesAnySite },
  { from: 'server/src/commerce/back-in-stock/waves/stock/store.ts sitesWithWaiting', rules: ['site'], why: acrossSites },
  { from: 'server/src/commerce/back-in-stock/waves/store.ts openWaves', rules: ['site'], why: takesAnySite },
  { from: 'server/src/commerce/back-in-stock/mails/store.ts requestsToSettle', rules: ['site'], why: takesAnySite },
  { from: 'server/src/mail/store.ts dueMails', rules: ['site'], why: takesAnySite },
  { from: 'server/src/content/data-orphans/store.ts selectOrphans', rules: ['site'], why: takesAnySite },
  { from: 'server/src/content/field-uses/store.ts addUses', rules: ['site'], why: takesAnySite },
  {
    from: 'server/src/database/look-for-changes.ts deleteSeenChanges',
    rules: ['site'],
    why: 'Background work on a table that stays on the coordinator: it deletes what every process of any site has seen.',
  },
  { from: 'server/src/content/data-collections/filling/store.ts fillSlot', rules: ['function'], why: fillsColumns },
  { from: 'server/src/content/data-items/store.ts updateItems', rules: ['function'], why: fillsColumns },
  { from: 'server/src/content/unique-values/store.ts releaseValuesOfItems', rules: ['function'], why: fillsColumns },
]
