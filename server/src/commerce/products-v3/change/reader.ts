import type { Violation } from '@stoa/contract/problems'
import type { Context } from '../../../kernel/context.ts'
import { insertParts, type NewPart } from '../../catalogue-parts/public.ts'
import { partIdsOf } from '../../catalogue/public.ts'
import type { Draft } from './barcodes.ts'
import { attempt } from './drafts.ts'
import type { Facts, Reading } from './input.ts'
import type { ProductProblem } from './problem.ts'

/** Reads the products of a call one after the other: a section that one of them creates is there for the next ones. */
export class Reader {
  readonly violations: Violation[] = []
  readonly newVariantIds = new Set<string>()
  readonly #newSections: NewPart[] = []
  readonly #context: Context
  readonly #facts: Facts
  constructor(context: Context, facts: Facts) {
    this.#context = context
    this.#facts = facts
  }

  /** For the product at a path of the request. */
  reading(at: string): Reading {
    return {
      at,
      now: this.#context.now,
      currency: this.#context.site.settings.currency,
      facts: { ...this.#facts, parts: [...this.#facts.parts, ...this.#newSections] },
      violations: this.violations,
      newSections: this.#newSections,
      newVariantIds: this.newVariantIds,
    }
  }

  /** Reads one of the products. Returns what is wrong with its fields or, if nothing is, with the product. */
  read<T>(work: () => T): T | ProductProblem | readonly Violation[] {
    const before = this.violations.length
    const read = attempt(work)
    return this.violations.length > before ? this.violations.splice(before) : read
  }

  /** Stores the new sections of products that are saved. */
  async insertSections(drafts: readonly Draft[]): Promise<void> {
    const used = new Set(drafts.flatMap(({ after }) => partIdsOf(after.product.doc)))
    await insertParts(
      this.#context,
      this.#newSections.filter(({ id }) => used.has(id)),
    )
  }
}
