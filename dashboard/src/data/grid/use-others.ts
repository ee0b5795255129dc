import { dataItemEvents, sandboxItemEvents } from '@stoa/contract/data-items/events'
import type { GridModel } from '../../grid/grid-model.ts'
import type { Data } from '../../grid/window.ts'
import { useLive } from '../../kit/live.ts'
import type { Environment } from '../environment.ts'

const typesOf = {
  LIVE: Object.values(dataItemEvents).map(({ type }) => type),
  SANDBOX: Object.values(sandboxItemEvents).map(({ type }) => type),
} satisfies Record<Environment, string[]>

/** Applies the changes that others make to a collection's items. */
export function useOthers(model: GridModel, { collectionId, environment }: { collectionId: string; environment: Environment }): void {
  useLive(typesOf[environment], ({ slug, entity }) => {
    const item = entity as { id: string; dataCollectionId: string; data: Data } | undefined
    if (item?.dataCollectionId === collectionId) model.applyEvent({ slug, item: { id: item.id, data: item.data } })
  })
}
