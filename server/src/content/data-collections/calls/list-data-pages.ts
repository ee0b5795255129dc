import type { dataCollections } from '@stoa/contract'
import { dataPagesMax } from '@stoa/contract/data-collections/page'
import type { Handler } from '../../../kernel/handler.ts'
import { isReadBy, presentListedPage } from '../pages.ts'
import { selectWithPages } from '../store.ts'

export const listDataPages: Handler<typeof dataCollections.listDataPages> = async (context) => {
  const { identity } = context
  const collections = await selectWithPages(context, dataPagesMax)
  return {
    dataPages: collections.filter((one) => isReadBy(identity, one)).map((one) => presentListedPage(identity, one)),
  }
}
