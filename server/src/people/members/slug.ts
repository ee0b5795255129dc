/** Slugs that a profile can't have: paths of the site, and names that seem to speak for it (threat U06). */
const reserved = new Set([
  '_api',
  'account',
  'admin',
  'administrator',
  'api',
  'cart',
  'dashboard',
  'docs',
  'graphql',
  'login',
  'logout',
  'me',
  'member',
  'members',
  'moderator',
  'my',
  'new',
  'null',
  'owner',
  'root',
  'signup',
  'stoa',
  'support',
  'undefined',
  'v1',
  'v2',
  'v3',
  'v4',
])

export const slugMax = 64
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** ASCII letters, digits and single hyphens, so that no slug looks like another. */
export const isSlug = (text: string): boolean => text.length <= slugMax && pattern.test(text) && !reserved.has(text)

/** The slug of a name, or undefined if nothing is left of it. */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, slugMax - 8)
    .replace(/-+$/, '')
  return isSlug(slug) ? slug : undefined
}
