import type { Violation } from '@stoa/contract/problems'
import type { Context } from '../../../kernel/context.ts'
import { refuseFields } from '../../../kernel/refuse.ts'
import { slugsInUse, uniqueIdsInUse, usedSlugs, findBarcodes, type ProductWithVariants } from '../../catalogue/public.ts'
import { type BarcodeOwner, barcodeProblems, type Draft, newBarcodes } from './barcodes.ts'
import { ProductProblem } from './problem.ts'
import { wantedSlugs, withSlugs } from './slugs.ts'
import { variantIdProblems } from './variant-ids.ts'

/** What became of a product of a call: it is as it was written, or it stays as it was. */
export type Outcome = { saved: ProductWithVariants } | { problem: ProductProblem }
export type Drafted<D extends Draft = Draft> = D | ProductProblem
/** The same of a product whose fields may be wrong. */
export type Written = Outcome | { violations: readonly Violation[] }

/** What a function returns, or the problem that it throws. */
export function attempt<T>(read: () => T): T | ProductProblem {
  try {
    return read()
  } catch (error) {
    if (error instanceof ProductProblem) return error
    throw error
  }
}

/** Refuses the call for what is wrong with its fields. */
export function refuseViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) refuseFields(...violations)
}

/** The outcomes of products, unless fields are wrong: then the call is refused, with all of them. */
export function refuseInvalid(written: readonly Written[]): Outcome[] {
  refuseViolations(written.flatMap((one) => ('violations' in one ? one.violations : [])))
  return written.filter((one): one is Outcome => !('violations' in one))
}

/** Saves the products that could be read. */
export async function saveRead<D extends Draft>(
  read: readonly (Drafted<D> | readonly Violation[])[],
  save: (drafted: readonly Drafted<D>[]) => Promise<readonly Outcome[]>,
): Promise<Written[]> {
  const outcomes = (await save(read.filter((one): one is Drafted<D> => !isViolations(one))))[Symbol.iterator]()
  return read.map((one) => (isViolations(one) ? { violations: one } : outcomes.next().value!))
}

const isViolations = (one: object): one is readonly Violation[] => Array.isArray(one)

const isDraft = <D extends Draft>(one: Drafted<D>): one is D => !(one instanceof ProductProblem)

/** Drafts without those whose slug, barcode or ID of a variant another product has. */
export async function withoutConflicts<D extends Draft>(
  context: Context,
  drafted: readonly Drafted<D>[],
  newVariantIds: ReadonlySet<string> = new Set(),
): Promise<Drafted<D>[]> {
  const slugged = await withFreeSlugs(context, await withFreeIds(context, drafted, newVariantIds))
  const drafts = slugged.filter(isDraft)
  const barcodes = newBarcodes(drafts)
  const owners: BarcodeOwner[] = barcodes.length > 0 ? await findBarcodes(context, barcodes) : []
  const problems = barcodeProblems(drafts, owners)
  return slugged.map((one) => (isDraft(one) ? (problems.get(one) ?? one) : one))
}

async function withFreeIds<D extends Draft>(
  context: Context,
  drafted: readonly Drafted<D>[],
  sent: ReadonlySet<string>,
): Promise<readonly Drafted<D>[]> {
  if (sent.size === 0) return drafted
  const problems = variantIdProblems(drafted.filter(isDraft), sent, await uniqueIdsInUse(context, [...sent]))
  return drafted.map((one) => (isDraft(one) ? (problems.get(one) ?? one) : one))
}

async function withFreeSlugs<D extends Draft>(context: Context, drafted: readonly Drafted<D>[]): Promise<Drafted<D>[]> {
  const drafts = drafted.filter(isDraft)
  const { sent, made } = wantedSlugs(drafts)
  const used = [
    ...(sent.length > 0 ? await slugsInUse(context, sent) : []),
    ...(made.length > 0 ? await usedSlugs(context, [...new Set(made)]) : []),
  ]
  const slugged = withSlugs(drafts, new Set(used))[Symbol.iterator]()
  return drafted.map((one) => (isDraft(one) ? slugged.next().value! : one))
}

/** Saves the drafts, and returns what became of each of all. */
export async function saveDrafts<D extends Draft>(
  drafted: readonly Drafted<D>[],
  save: (drafts: readonly D[]) => Promise<readonly ProductWithVariants[]>,
): Promise<Outcome[]> {
  const saved = (await save(drafted.filter(isDraft)))[Symbol.iterator]()
  return drafted.map((one) => (isDraft(one) ? { saved: saved.next().value! } : { problem: one }))
}
