import type { Problem } from '@stoa/contract/call'
import type { RefusalCode } from '@stoa/contract/refusals'
import type { Context } from '../../kernel/context.ts'
import { bulkResults, type Customization, type Outcome, type RequestedFields } from '../catalogue-parts/public.ts'
import { customizationArea } from './area.ts'

interface Answer {
  returnEntity?: boolean | undefined
  fields?: RequestedFields
}

/** What became of each entry of a bulk call, with the customizations under their name. */
export async function bulkCustomizations<Code extends RefusalCode>(
  context: Context,
  problems: Readonly<Record<Code, Problem>>,
  outcomes: readonly Outcome<Customization, Code>[],
  answer: Answer,
) {
  const { results, bulkActionMetadata } = await bulkResults(context, { ...customizationArea, problems }, outcomes, answer)
  return { results: results.map(({ item, ...result }) => ({ ...result, ...(item && { customization: item }) })), bulkActionMetadata }
}
