/** What to know before the calls of an area. Areas that need no more than their sentence have none. */
export const areaIntroductions: Readonly<Record<string, string>> = {
  apiKeys:
    'A key belongs to the team member who creates it and never has more permissions than they do. Its secret is returned once. Rotate a key to get a new secret while the previous one still works for a while.',
  authentication:
    'Every call that signs a member in returns a state: success with a session token, a pending step such as a code from an email, or a failure with a code. Exchange the session token for tokens with `oauth.token`.',
  carts:
    'Each visitor and each member has one current cart, which is created by the first item. A cart holds catalogue items and, if the shop adds them, custom items with their prices. Its totals are estimates until there is a checkout.',
  catalogue:
    'These calls read what a storefront shows: visible products with formatted prices, options and variants. Hidden products return 404, as if they didn’t exist.',
  checkouts:
    'Make a checkout from a cart or directly from items, fill in address, delivery and payment, then place the order. The same checkout always gives the same order, however often it is placed.',
  collections: 'A product can be in several collections. Hidden collections aren’t returned to shoppers.',
  dataCollections:
    'A collection has fields with types, permissions for each kind of caller, indexes and plugins. Changes to its structure apply to items that are written afterwards; existing items stay as they are.',
  dataItems:
    'Items are JSON objects in a collection. What a caller reads and writes depends on the permissions of the collection; items that they can’t read are left out of results and counts. Queries, searches, aggregations and references share one filter syntax.',
  dataImports:
    'An import receives a file in parts, maps its columns to fields, checks all rows in a dry run and then writes them in the background. It can be undone.',
  events:
    'Each write records its event in the same transaction, so no event is lost and none is recorded for a write that failed. Keep the position of the last event you handled, and continue after it.',
  members:
    'A member is a person with an account. Visitors become members by signing up; depending on the sign-in settings, an email code or the approval of the owner is needed first. Shoppers see public profiles only.',
  oauth:
    'Start here: a client ID gives a token for a new visitor, without a secret. The token endpoint also refreshes tokens, exchanges sessions of members, and signs in apps with their secret.',
  backInStock:
    'Shoppers ask for an item that is sold out, once per address. When it’s in stock again, emails go out in waves, the earliest requests first, and each request gets one.',
  orders:
    'Orders are placed through checkouts. Shoppers see their own orders; the team sees all of them, with tags, comments and how each total was calculated.',
  payments: 'The payment of an order is made on a hosted page or with the cards of the sandbox, which charge nothing.',
  redirects:
    'Send a browser to the hosted page for a checkout, sign-in or sign-out, and get it back at one of your URLs. Return URLs must be registered for the client.',
  reviews:
    'Members review products, once each, with one to five stars. Reviews are published at once or wait for approval, as the shop’s settings say. Shoppers see published reviews; authors also see their own.',
  roles: 'Roles are sets of permissions. Built-in roles can’t be changed; add your own for narrower tasks.',
  signIn:
    'Decide who can sign up, whether email addresses are verified, when a captcha appears, and which OpenID providers members can use.',
  staff:
    'Team members sign in to the dashboard, separately from shoppers. They are invited by email and have the permissions of their roles.',
  wishlists:
    'Each member has one wishlist with up to 100 items, which is created by the first item. Visitors have none: ask them to sign in. Packages of the stores read the same wishlist by its ID, with products instead of catalogue references.',
}
