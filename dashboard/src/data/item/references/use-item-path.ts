import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { inEnvironment, environmentIn } from '../../environment.ts'

/** The address of an item in the same environment as the page that leads there. */
export function useItemPath(): (collectionId: string, itemId: string) => string {
  const [query] = useSearchParams()
  return (collectionId, itemId) => inEnvironment(paths.dataItem(collectionId, itemId), environmentIn(query))
}
