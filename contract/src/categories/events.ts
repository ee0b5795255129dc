/** Events of categories, beside those of collections. Each is recorded for every change, whichever call makes it. */
const entityFqdn = 'wix.categories.v1.category'

export const categoryEvents = {
  created: { type: 'wix.categories.v1.category_created', entityFqdn, slug: 'created' },
  updated: { type: 'wix.categories.v1.category_updated', entityFqdn, slug: 'updated' },
  deleted: { type: 'wix.categories.v1.category_deleted', entityFqdn, slug: 'deleted' },
  moved: { type: 'wix.categories.v1.category_category_moved', entityFqdn, slug: 'category_moved' },
  itemAdded: { type: 'wix.categories.v1.category_item_added_to_category', entityFqdn, slug: 'item_added_to_category' },
  itemRemoved: { type: 'wix.categories.v1.category_item_removed_from_category', entityFqdn, slug: 'item_removed_from_category' },
  itemsArranged: { type: 'wix.categories.v1.category_items_arranged_in_category', entityFqdn, slug: 'items_arranged_in_category' },
} as const
