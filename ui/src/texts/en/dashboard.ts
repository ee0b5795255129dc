import { collections } from './dashboard/collections.ts'
import { apiKey, apiKeys, newKey, secret } from './dashboard/api-keys.ts'
import { app, apps, oauthClient, registration, signingKeys } from './dashboard/apps.ts'
import { dataSettings } from './dashboard/data-settings.ts'
import { data, dataTrash, newDataCollection } from './dashboard/data.ts'
import { dataPages } from './dashboard/data-pages.ts'
import { dataQuery } from './dashboard/data-query.ts'
import { dataIndexes, dataPermissions } from './dashboard/data-rules.ts'
import { dataSchema } from './dashboard/data-schema.ts'
import { dataTemplates } from './dashboard/data-templates.ts'
import { event, events } from './dashboard/events.ts'
import { filter } from './dashboard/filter.ts'
import { frame } from './dashboard/frame.ts'
import { grid } from './dashboard/grid.ts'
import { health } from './dashboard/health.ts'
import { kit } from './dashboard/kit.ts'
import { imports } from './dashboard/imports.ts'
import { item } from './dashboard/item.ts'
import { itemReferences } from './dashboard/item-references.ts'
import { deletedItems, itemHistory } from './dashboard/item-history.ts'
import { login } from './dashboard/login.ts'
import { lowStock } from './dashboard/low-stock.ts'
import { member, members, memberTrash, newMember } from './dashboard/members.ts'
import { forbidden, forgot, joining, profile, reset } from './dashboard/own.ts'
import { order } from './dashboard/order.ts'
import { orders } from './dashboard/orders.ts'
import { mail, outbox } from './dashboard/outbox.ts'
import { mediaField, richText } from './dashboard/rich-text.ts'
import { products } from './dashboard/products.ts'
import { publishing } from './dashboard/publishing.ts'
import { access, person, role, roles, team } from './dashboard/team.ts'
import { today } from './dashboard/today.ts'
import { settings } from './dashboard/settings.ts'
import { signIn } from './dashboard/sign-in.ts'
import { views } from './dashboard/views.ts'
import { whose } from './dashboard/whose.ts'

/** The owner's desk. */
export const dashboard = {
  frame,
  kit,
  login,
  today,
  orders,
  order,
  products,
  lowStock,
  collections,
  data,
  dataSettings,
  grid,
  publishing,
  whose,
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
  views,
  outbox,
  mail,
  events,
  event,
  apiKeys,
  apiKey,
  newKey,
  secret,
  apps,
  registration,
  oauthClient,
  app,
  signingKeys,
  health,
  settings,
  members,
  member,
  memberTrash,
  newMember,
  signIn,
  team,
  person,
  roles,
  role,
  access,
  profile,
  forgot,
  reset,
  joining,
  forbidden,
}
