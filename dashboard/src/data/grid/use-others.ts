import { dataItemEvents } from '@stoa/contract/data-items/events'
import { useLive } from '../../kit/live.ts'
import type { DeskOfRows } from './desk-of-rows.ts'
import type { Data } from './window.server.ts'

const types = Object.values(dataItemEvents).map(({ type }) => type)

/** Hears what others do to a collection's items. */
export function useOthers(desk: DeskOfRows, collectionId: string): void {
  useLive(types, ({ slug, entity }) => {
    const item = entity as { id: string; dataCollectionId: string; data: Data } | undefined
    if (item?.dataCollectionId === collectionId) desk.hear({ slug, item: { id: item.id, data: item.data } })
  })
}
