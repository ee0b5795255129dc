import type { recommendations } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { isBuiltInCatalogue } from '@stoa/contract/catalog-reference'
import { refuse } from '../../kernel/refuse.ts'
import { algorithmWith } from './algorithms.ts'

type Request = Pick<RequestOf<typeof recommendations.getRecommendation>, 'items' | 'algorithms'>

const isOwn = ({ appId }: { appId: string }): boolean => isBuiltInCatalogue(appId.toLowerCase())

/** Refuses what another app would have to provide, and what no app provides, wherever it is in the request: not only once an algorithm before it finds too
 *  little. */
export function checkRequest({ items = [], algorithms }: Request): void {
  const elsewhere = algorithms.find((algorithm) => !isOwn(algorithm))
  if (elsewhere) refuse('RECOMMENDATIONS_PROVIDER_NOT_FOUND', { appId: elsewhere.appId })
  const unsupportedAlgorithms = algorithms.filter(({ id }) => !algorithmWith(id))
  if (unsupportedAlgorithms.length > 0) refuse('ALGORITHM_NOT_SUPPORTED', { unsupportedAlgorithms })
  const others = items.filter((item) => !isOwn(item))
  if (others.length > 0) refuse('ITEM_APP_ID_NOT_SUPPORTED', { items: others, algorithms })
}
