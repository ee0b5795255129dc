import { isPlainSlug, plainSlugOf } from '../../kernel/slug.ts'

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

export const isSlug = (text: string): boolean => text.length <= slugMax && isPlainSlug(text) && !reserved.has(text)

/** The slug of a name, or undefined if nothing is left of it. */
export function slugOf(name: string): string | undefined {
  const slug = plainSlugOf(name, slugMax - 8)
  return isSlug(slug) ? slug : undefined
}
