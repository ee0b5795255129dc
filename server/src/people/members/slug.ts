/** Names a profile cannot have: they are paths of the site's own, or seem to speak for it (threat U06). */
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

/** Letters, digits and single hyphens of ASCII, so that no slug only looks like another. */
export const isSlug = (text: string): boolean => text.length <= slugMax && pattern.test(text) && !reserved.has(text)

/** What a name becomes in an address, or undefined where nothing is left of it. */
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
