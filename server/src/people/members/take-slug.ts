import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { lockExistingMember, saveChanged } from './change.ts'
import type { Member } from './member.ts'
import { isSlug, slugMax } from './slug.ts'
import { takeSlug } from './store.ts'

/** Sets a unique slug of a member. Of concurrent requests for the same one, one succeeds. */
export async function changeSlug(context: Context, id: string, slug: string): Promise<Member> {
  if (!isSlug(slug)) {
    const allowed = `must have 1 to ${slugMax} lowercase letters (a to z) and digits, with single hyphens between them, and must not be a reserved word`
    refuseFields(violation('slug', 'FORMAT', allowed))
  }
  const member = await lockExistingMember(context, id)
  if (member.slug === slug) return member
  if (!(await takeSlug(context, id, slug))) refuse('SLUG_ALREADY_EXISTS', { slug })
  return saveChanged(context, { ...member, slug }, ['profile.slug'])
}
