import type { collections } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import { featuredMax, membersAtOnce, ruledCollectionsMax } from '@stoa/contract/collections/limits'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { recordItems, saveCollection } from './change.ts'
import { changedFieldsOf } from './changed-fields.ts'
import { allProductsKey, collectionIdOf } from './collection-key.ts'
import type { CollectionRow } from './collection.ts'
import { mayManage } from './managing-app.ts'
import { recordMoved } from './members/record.ts'
import { appendAllMembers, deleteAllMembers } from './members/store.ts'
import { queueMembership } from './membership-job.ts'
import { requirePictures } from './pictures.ts'
import { ruleViolations } from './rules/rule-violations.ts'
import { applyRules, countRuled } from './rules/store.ts'
import { seoTextsOf, withSeoTexts } from './seo.ts'
import { featuredPositions, findRow, lockRow } from './store.ts'

type Changes = RequestOf<typeof collections.updateCollectionSettings>['settings']

export function presentSettings({
  id,
  sort,
  rules,
  featuredPosition,
  doc,
}: CollectionRow): ResponseOf<typeof collections.getCollectionSettings>['settings'] {
  return {
    id: collectionIdOf(id),
    mediaIds: doc.media.map((picture) => picture.id),
    sort,
    isFeatured: featuredPosition !== null,
    seoTitle: seoTextsOf(doc).title ?? null,
    seoDescription: seoTextsOf(doc).description ?? null,
    rules,
  }
}

/** Changes the settings that are sent. With rules, the first products enter and leave the collection: they are locked before it. */
export async function changeSettings(context: Context, changes: Changes): Promise<CollectionRow> {
  if (changes.rules) refuseInvalid(ruleViolations(changes.rules, 'settings.rules'))
  const found = (await findRow(context, changes.id)) ?? refuse('COLLECTION_NOT_FOUND')
  if (found.id === allProductsKey && (changes.rules || (changes.sort ?? 'NEWEST') !== 'NEWEST')) refuse('ALL_PRODUCTS_FIXED')
  if (changes.rules !== undefined && !mayManage(context, found)) refuse('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
  const moved = changes.rules ? await applyRules(context, [{ id: found.id, rules: changes.rules }], { atMost: membersAtOnce }) : []
  const before = (await lockRow(context, changes.id)) ?? refuse('COLLECTION_NOT_FOUND')
  const after = await settingsAfter(context, before, changes)
  recordMoved(context, moved)
  await changeMembers(context, before, after)
  const changed = [...changedFieldsOf(before, after), ...(moved.length > 0 ? ['numberOfProducts'] : [])]
  const saved = await saveCollection(context, after, changed)
  recordItems(context, [saved], moved)
  return saved
}

function refuseInvalid(violations: ReturnType<typeof ruleViolations>): void {
  if (violations.length > 0) refuseFields(...violations)
}

async function settingsAfter(context: Context, before: CollectionRow, changes: Changes): Promise<CollectionRow> {
  const { mediaIds, sort, isFeatured, seoTitle, seoDescription, rules } = changes
  const after: CollectionRow = {
    ...before,
    ...(sort && { sort }),
    ...(rules !== undefined && { rules }),
    // The manual order ends with it.
    ...(rules && { arrangedCount: null }),
    ...(isFeatured !== undefined && { featuredPosition: await featuredAfter(context, before, isFeatured) }),
    doc: {
      ...before.doc,
      ...(mediaIds && { media: await requirePictures(context, mediaIds, before.doc.media) }),
      seo: withSeoTexts(before.doc.seo, { title: seoTitle, description: seoDescription }),
    },
  }
  if (after.rules && after.sort === 'MANUAL') refuse('MANUAL_ORDER_WITH_RULES')
  if (after.rules && !before.rules && (await countRuled(context)) >= ruledCollectionsMax) refuse('TOO_MANY_RULED_COLLECTIONS')
  return after
}

async function featuredAfter(context: Context, { featuredPosition }: CollectionRow, isFeatured: boolean): Promise<number | null> {
  if (!isFeatured) return null
  if (featuredPosition !== null) return featuredPosition
  const { count, last } = await featuredPositions(context)
  if (count >= featuredMax) refuse('TOO_MANY_FEATURED_COLLECTIONS')
  return last + 1
}

/** A collection with rules has no positions. One that loses its rules has its products in a new manual order. */
async function changeMembers(context: Context, before: CollectionRow, after: CollectionRow): Promise<void> {
  if (after.rules && !before.rules) await deleteAllMembers(context, [after.id])
  if (!after.rules && before.rules) await appendAllMembers(context, after.id)
  if (after.rules) await queueMembership(context, [after.id])
}
