import type { WebhookEventType } from '@stoa/contract/webhooks/event-types'
import type { EventData } from './event-data.ts'

type Entity = Readonly<Record<string, unknown>>

/** A legacy event carries a payload of its own instead of the entity (wire §9): one function for each type. */
export const legacyPayloads: Readonly<Partial<Record<WebhookEventType, (event: EventData) => Record<string, unknown>>>> = {
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': ({ entityId, entity, slug }) => ({
    productId: entityId,
    ...picked(entity, ['name', 'price', 'visible', 'media', 'sku', 'productPageUrl', 'brand', 'costAndProfitData']),
    slug,
    ...fromCatalogue,
  }),
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': ({ entityId, changedFields }) => ({
    productId: entityId,
    changedFields: changedFields ?? [],
    ...fromCatalogue,
  }),
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': ({ entityId }) => ({ productId: entityId, ...fromCatalogue }),
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': ({ entityId, entity }) => ({
    productId: entityId,
    variants: listOf(entity, 'variants').map((variant) => ({
      ...picked(variant, ['variantId', 'choices', 'changedFields']),
      ...fromCatalogue,
    })),
    ...fromCatalogue,
  }),
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': ({ entityId, entity }) => ({
    ...collectionId(entityId),
    ...picked(entity, ['name', 'media', 'slug', 'visible']),
    ...fromCatalogue,
  }),
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': ({ entityId, changedFields }) => ({
    ...collectionId(entityId),
    changedFields: changedFields ?? [],
    ...fromCatalogue,
  }),
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': ({ entityId }) => ({ ...collectionId(entityId), ...fromCatalogue }),
  // The log has it in the wire's form, with the variant that changed.
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': ({ entity, time }) => ({
    ...picked(entity, ['inventoryItemId', 'productId', 'variants']),
    externalId: (entity as Entity).productId,
    updatedDate: time.toISOString(),
  }),
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': ({ entity, changedFields = [], time }) => ({
    ...picked(entity, ['inventoryItemId', 'productId', 'trackInventory', 'preorderInfo']),
    externalId: (entity as Entity).productId,
    fieldMask: changedFields,
    updatedDate: time.toISOString(),
  }),
}

const fromCatalogue = { originatedFromVersion: 'V1_CATALOG' } as const

/** The types of the packages spell the field in the second way. */
const collectionId = (id: string) => ({ collectionId: id, collection_Id: id })

const picked = (entity: unknown, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.flatMap((key) => ((entity as Entity)[key] === undefined ? [] : [[key, (entity as Entity)[key]]])))

const listOf = (entity: unknown, key: string): readonly Entity[] => ((entity as Entity)[key] ?? []) as readonly Entity[]
