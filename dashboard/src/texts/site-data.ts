import { collections } from '../collections/collection-texts.ts'
import { collectionEditor } from '../collections/editor-texts.ts'
import { collectionTree } from '../collections/tree/tree-texts.ts'
import { data, dataTrash, newDataCollection } from '../data/data-texts.ts'
import { environment } from '../data/environment-texts.ts'
import { filter } from '../data/filter/filter-texts.ts'
import { deletedItems, itemHistory } from '../data/item/history/history-texts.ts'
import { item } from '../data/item/item-texts.ts'
import { mediaField } from '../data/item/media/media-field-texts.ts'
import { itemReferences } from '../data/item/references/reference-texts.ts'
import { dataPages } from '../data/pages-texts.ts'
import { publishing } from '../data/publishing/publishing-texts.ts'
import { dataQuery } from '../data/query/query-texts.ts'
import { dataIndexes, dataPermissions } from '../data/rules-texts.ts'
import { dataSchema } from '../data/schema-texts.ts'
import { dataTemplates } from '../data/template-texts.ts'
import { grid } from '../grid/grid-texts.ts'
import { imports } from '../imports/import-texts.ts'
import { mediaPicker } from '../media-picker/dialog/picker-texts.ts'
import { mediaFile, mediaUrl, mediaVersions } from '../media/file/file-texts.ts'
import { media, mediaTrash, mediaUses } from '../media/media-texts.ts'
import { mediaVideo } from '../media/video-texts.ts'
import { richText } from '../rich-text/editor/rich-text-texts.ts'
import { uploads } from '../uploads/upload-texts.ts'

/** Texts that only the pages for site data and media need, and the list of uploads. */
export const siteData = {
  collections,
  collectionEditor,
  collectionTree,
  data,
  grid,
  publishing,
  environment: environment,
  filter,
  imports,
  item,
  itemHistory,
  itemReferences,
  richText,
  mediaField,
  deletedItems,
  newDataCollection,
  dataTrash,
  dataSchema,
  dataPermissions,
  dataIndexes,
  dataPages,
  dataQuery,
  dataTemplates,
  media,
  mediaFile,
  mediaVideo,
  mediaTrash,
  mediaUses,
  mediaPicker,
  mediaUrl,
  mediaVersions,
  uploads,
}
