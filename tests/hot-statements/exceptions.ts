/** Statements that may read more of a larger table: the function that sends each, and the reason. The test fails if one is no longer needed. */
export const exceptions: readonly { from: string; why: string }[] = [
  {
    from: 'server/src/database/query/capped-count.ts countOnce',
    why: 'Counts at most 10,001 rows, and not again for ten seconds (decision 0006).',
  },
  {
    from: 'server/src/access/webhooks/store.ts selectWebhooks',
    why: 'Counts at most 10,000 deliveries of each webhook.',
  },
  {
    from: 'server/src/access/webhooks/deliveries/store.ts claimDeliveries',
    why: 'Looks at no more than 50 due deliveries. A webhook with a thousand deliveries has fewer.',
  },
  {
    from: 'server/src/commerce/recommendations/candidates/store.ts lookAt',
    why:
      'Reads at most 500 products of each of ten categories and the newest thousand, or 500 products of each of 15 words and pairs of words (decision 0149). ' +
      'Only the index entries of a category or a word grow with them.',
  },
  {
    from: 'server/src/commerce/reports/store.ts countForDashboard',
    why: 'Counts at most 10,001 orders, payments and emails each.',
  },
  {
    from: 'server/src/commerce/stock/low/store.ts countLow',
    why: 'Counts at most 10,001 variants.',
  },
  {
    from: 'server/src/commerce/catalogue/listing/store.ts selectFacets',
    why: 'Reads at most 10,001 products, and for a longer list not again for ten seconds (decision 0087).',
  },
  {
    from: 'server/src/events/store.ts eventsAfter',
    why: 'Reads narrow rows of the log in order, from the position of its consumer until a hundred events of its kinds are found: each row once, however long the log is.',
  },
  {
    from: 'server/src/commerce/catalogue-jobs/store.ts countMatching',
    why: 'Counts in the background what a job will change, once per job (decision 0145).',
  },
  {
    from: 'server/src/commerce/catalogue-jobs/store.ts nextIds',
    why: 'Reads products in the order of their IDs, after those that the job has reached, until it has a hundred (which the test checks): each once per job.',
  },
  {
    from: 'server/src/commerce/catalogue/change-pictures.ts changePicturesOfProducts',
    why: 'Changes the products that show some pictures, by the index of files (which the test checks). PostgreSQL takes them for a share of all.',
  },
  {
    from: 'server/src/content/folders/store.ts lockSubtrees',
    why: 'Reads the folders within some, by the index of their ancestors (which the test checks). PostgreSQL takes them for a share of all.',
  },
  {
    from: 'server/src/content/media/store.ts selectFilesOfFolder',
    why: 'The same, for an archive.',
  },
  {
    from: 'server/src/content/file-uses/store.ts countUses',
    why: 'Reads the documents that use some files, at most 5,001, by the index of files (which the test checks). PostgreSQL takes them for a share of all.',
  },
  {
    from: 'server/src/database/look-for-changes.ts deleteSeenChanges',
    why: 'The table contains the changes of about a minute: those before are what it deletes.',
  },
]
