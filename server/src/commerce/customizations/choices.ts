import type { RefusalCode } from '@stoa/contract/refusals'
import { choicesMax, type CustomizationChoice, type CustomizationDoc, type Failure } from '../catalogue-parts/public.ts'
import { repeats } from '../catalogue/public.ts'

type Result<Code extends RefusalCode> = CustomizationDoc | Failure<Code>
type Choices = readonly CustomizationChoice[]

/** More choices, after those that the customization has. */
export function withAdded(doc: CustomizationDoc, added: Choices): Result<'CHOICES_LIMIT_EXCEEDED' | 'DUPLICATE_CHOICE_NAME'> {
  const choices = [...doc.choices, ...added]
  return choices.length > choicesMax
    ? { problem: 'CHOICES_LIMIT_EXCEEDED', data: { limit: choicesMax } }
    : withoutTwins({ ...doc, choices })
}

function withoutTwins(doc: CustomizationDoc): Result<'DUPLICATE_CHOICE_NAME'> {
  const names = doc.choices.map(({ name }) => name)
  const twice = [...new Set(repeats(names).map((index) => names[index]!))]
  return twice.length === 0 ? doc : { problem: 'DUPLICATE_CHOICE_NAME', data: { names: twice } }
}

/** Other choices. Those whose name was there before keep their ID, and those that products have can't be left out. */
export function withChoices(doc: CustomizationDoc, written: Choices, used: ReadonlySet<string>): Result<'CHOICE_ASSIGNED_TO_PRODUCT'> {
  const ids = new Map(doc.choices.map(({ name, choiceId }) => [name, choiceId]))
  const choices = written.map((choice) => ({ ...choice, choiceId: ids.get(choice.name) ?? choice.choiceId }))
  const kept = new Set(choices.map(({ choiceId }) => choiceId))
  return (
    assignedAmong(
      doc.choices.flatMap(({ choiceId }) => (kept.has(choiceId) ? [] : [choiceId])),
      used,
    ) ?? { ...doc, choices }
  )
}

function assignedAmong(ids: readonly string[], used: ReadonlySet<string>): Failure<'CHOICE_ASSIGNED_TO_PRODUCT'> | undefined {
  const choiceIds = ids.filter((id) => used.has(id))
  return choiceIds.length === 0 ? undefined : { problem: 'CHOICE_ASSIGNED_TO_PRODUCT', data: { choiceIds } }
}

/** Fewer choices. Those that products have of an option stay. */
export function withoutChoices(
  doc: CustomizationDoc,
  ids: readonly string[],
  used: ReadonlySet<string>,
): Result<'CHOICE_NOT_FOUND' | 'CHOICE_ASSIGNED_TO_PRODUCT'> {
  const removed = new Set(ids)
  return (
    missingAmong(doc, removed) ??
    (doc.customizationType === 'PRODUCT_OPTION' ? assignedAmong([...removed], used) : undefined) ?? {
      ...doc,
      choices: doc.choices.filter(({ choiceId }) => !removed.has(choiceId)),
    }
  )
}

function missingAmong({ choices }: CustomizationDoc, ids: ReadonlySet<string>): Failure<'CHOICE_NOT_FOUND'> | undefined {
  const known = new Set(choices.map(({ choiceId }) => choiceId))
  const choiceIds = [...ids].filter((id) => !known.has(id))
  return choiceIds.length === 0 ? undefined : { problem: 'CHOICE_NOT_FOUND', data: { choiceIds } }
}

export interface ChoiceChange {
  id: string
  change(choice: CustomizationChoice): CustomizationChoice
}

/** Choices that are changed, each where it is. */
export function withChanged(doc: CustomizationDoc, changes: readonly ChoiceChange[]): Result<'CHOICE_NOT_FOUND' | 'DUPLICATE_CHOICE_NAME'> {
  const missing = missingAmong(doc, new Set(changes.map(({ id }) => id)))
  if (missing) return missing
  const byId = new Map(doc.choices.map((choice) => [choice.choiceId, choice]))
  for (const { id, change } of changes) byId.set(id, change(byId.get(id)!))
  return withoutTwins({ ...doc, choices: [...byId.values()] })
}

/** The same choices in another order. */
export function inOrder(doc: CustomizationDoc, ids: readonly string[]): Result<'DOESNT_SUPPORT_CHOICES' | 'CHOICE_IDS_MISMATCH'> {
  if (doc.renderType === 'FREE_TEXT') return { problem: 'DOESNT_SUPPORT_CHOICES' }
  const byId = new Map(doc.choices.map((choice) => [choice.choiceId, choice]))
  const named = new Set(ids)
  const missingIds = [...byId.keys()].filter((id) => !named.has(id))
  const twice = new Set(repeats(ids))
  const extraIds = [...new Set(ids.filter((id, at) => twice.has(at) || !byId.has(id)))]
  if (missingIds.length > 0 || extraIds.length > 0) return { problem: 'CHOICE_IDS_MISMATCH', data: { missingIds, extraIds } }
  return { ...doc, choices: ids.map((id) => byId.get(id)!) }
}
