import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { inEnvironment, environmentIn } from '../../environment.ts'

/** Returns paths of items in the environment of the current page. */
export function useItemPath(): (collectionId: string, itemId: string) => string {
  const [query] = useSearchParams()
  return (collectionId, itemId) => inEnvironment(paths.dataItem(collectionId, itemId), environmentIn(query))
}
