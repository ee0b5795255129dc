import type { Contract } from '@stoa/contract'

/** The areas of the contract by the test file that covers their calls: `matrix-<part>.test.ts`. Each file takes about the same time. */
export const parts = {
  commerce: [
    'carts',
    'catalogue',
    'checkouts',
    'collections',
    'events',
    'jobs',
    'mails',
    'orderLinks',
    'orders',
    'payments',
    'productsV3',
    'redirects',
    'reports',
    'sample',
    'shop',
    'status',
    'reviews',
    'stock',
    'views',
    'wishlists',
  ],
  data: ['dataCollections', 'dataExports', 'dataImports', 'dataItems', 'dataJobs', 'dataSettings', 'files', 'folders'],
  people: [
    'apiKeys',
    'apps',
    'authentication',
    'memberPhotos',
    'memberSessions',
    'members',
    'oauth',
    'oauthClients',
    'recovery',
    'roles',
    'signIn',
    'signingKeys',
    'staff',
    'verification',
    'webhooks',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof Contract)[]>>

export type Part = keyof typeof parts
