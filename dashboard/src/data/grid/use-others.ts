import { dataItemEvents, sandboxItemEvents } from '@stoa/contract/data-items/events'
import { useLive } from '../../kit/live.ts'
import type { Whose } from '../reach.ts'
import type { DeskOfRows } from './desk-of-rows.ts'
import type { Data } from './window.server.ts'

const typesOf = {
  LIVE: Object.values(dataItemEvents).map(({ type }) => type),
  SANDBOX: Object.values(sandboxItemEvents).map(({ type }) => type),
} satisfies Record<Whose, string[]>

/** Hears what others do to a collection's items. */
export function useOthers(desk: DeskOfRows, { collectionId, whose }: { collectionId: string; whose: Whose }): void {
  useLive(typesOf[whose], ({ slug, entity }) => {
    const item = entity as { id: string; dataCollectionId: string; data: Data } | undefined
    if (item?.dataCollectionId === collectionId) desk.hear({ slug, item: { id: item.id, data: item.data } })
  })
}
