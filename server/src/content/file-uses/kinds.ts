import type { FileUseKind } from '@stoa/contract/files/file-use'

interface UseKind {
  /** The tables, of which the first has the document. */
  from: string
  /** Besides the site: what the index of the table asks for, and which rows count. */
  where: string
  /** The IDs of the files in a document, as the table is indexed. */
  fileIds: string
  /** What names the use. */
  id: string
  name: string
  doc: string
  /** Whether `name` is the key of a field of the document. */
  nameIsField?: true
  collectionId?: string
  inSandbox?: string
  inTrash?: string
  /** What a caller needs to see which they are. Everyone who may read files sees how many there are. */
  permission: string
  /** The keys and values of the document `doc`. Its own fields by default. */
  fields?: string
}

const sandboxItemsId = "coalesce(data_collections.sandbox_items_id, 'sandbox of ' || data_collections.id)"

/** What can use a file, and how it is found (decision 0126). The texts are parts of statements; `$site` is the ID of the site. A new area adds an entry. */
export const useKinds: Readonly<Record<FileUseKind, UseKind>> = {
  PRODUCT: {
    from: 'products',
    where: 'stoa_names_files(products.doc)',
    fileIds: 'stoa_file_ids(products.doc)',
    id: 'products.id::text',
    name: 'products.name',
    doc: 'products.doc',
    permission: 'WIX_STORES.READ_PRODUCTS',
  },
  // Those of V1 are texts of their products, and go with these.
  INFO_SECTION: {
    from: 'catalogue_parts',
    where: `catalogue_parts.kind = 'infoSection' and not catalogue_parts.doc @> '{"isAutomatic": true}' and stoa_names_files(catalogue_parts.doc)`,
    fileIds: 'stoa_file_ids(catalogue_parts.doc)',
    id: 'catalogue_parts.id::text',
    name: 'catalogue_parts.name',
    doc: 'catalogue_parts.doc',
    permission: 'WIX_STORES.INFO_SECTION_READ',
  },
  COLLECTION: {
    from: 'collections',
    where: 'stoa_names_files(collections.doc)',
    fileIds: 'stoa_file_ids(collections.doc)',
    id: 'collections.id::text',
    name: 'collections.name',
    doc: 'collections.doc',
    permission: 'WIX_STORES.READ_PRODUCTS',
  },
  DATA_ITEM: {
    from: `data_items join data_collections on data_collections.site_id = data_items.site_id
      and data_items.collection_id in (coalesce(data_collections.items_id, data_collections.id), ${sandboxItemsId})`,
    where: 'stoa_names_files(data_items.doc)',
    fileIds: 'stoa_file_ids(data_items.doc)',
    id: 'data_items.id',
    name: "data_collections.doc ->> 'displayField'",
    nameIsField: true,
    doc: 'data_items.doc',
    collectionId: 'data_collections.id',
    inSandbox: `data_items.collection_id = ${sandboxItemsId}`,
    inTrash: 'data_collections.deleted_date is not null',
    permission: 'WIX_DATA.QUERY',
  },
  SETTINGS: {
    from: 'sites',
    where: 'true',
    // Once for any number of files: the table has no index for it.
    fileIds: '(select stoa_file_ids(own.settings) from sites as own where own.site_id = $site)',
    id: 'sites.site_id::text',
    name: "sites.settings ->> 'name'",
    doc: 'sites.settings',
    permission: 'SHOP.READ_SETTINGS',
  },
  MEMBER: {
    from: 'members',
    where: 'stoa_names_files(members.doc)',
    fileIds: 'stoa_file_ids(members.doc)',
    id: 'members.id::text',
    name: 'coalesce(members.nickname, members.login_email)',
    doc: 'members.doc',
    inTrash: 'members.deleted_date is not null',
    permission: 'MEMBERS.MEMBER_READ',
    fields: `(
      select key, value from jsonb_each(doc - 'profile')
      union all select 'profile.' || key, value from jsonb_each(case jsonb_typeof(doc -> 'profile') when 'object' then doc -> 'profile' end))`,
  },
  ORDER: {
    from: 'orders',
    where: "jsonb_path_exists(orders.doc, '$.lineItems[*].digitalFile') and orders.status <> 'REJECTED'",
    fileIds: "stoa_file_ids(jsonb_path_query_array(orders.doc, '$.lineItems[*].digitalFile'))",
    id: 'orders.id::text',
    name: 'orders.number::text',
    doc: 'orders.doc',
    permission: 'ECOM.READ_ORDERS',
  },
}
