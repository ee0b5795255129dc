import { background } from './dashboard/background.ts'
import { collections } from './dashboard/collections.ts'
import { apiKey, apiKeys, newKey, secret } from './dashboard/api-keys.ts'
import { app, apps, oauthClient, registration, signingKeys } from './dashboard/apps.ts'
import { dataSettings } from './dashboard/data-settings.ts'
import { event, events } from './dashboard/events.ts'
import { frame } from './dashboard/frame.ts'
import { health } from './dashboard/health.ts'
import { kit } from './dashboard/kit.ts'
import { login } from './dashboard/login.ts'
import { lowStock } from './dashboard/low-stock.ts'
import { member, members, memberTrash, newMember } from './dashboard/members.ts'
import { forbidden, forgot, joining, profile, reset } from './dashboard/own.ts'
import { order } from './dashboard/order.ts'
import { orders } from './dashboard/orders.ts'
import { mail, outbox } from './dashboard/outbox.ts'
import { products } from './dashboard/products.ts'
import { access, person, role, roles, team } from './dashboard/team.ts'
import { today } from './dashboard/today.ts'
import { settings } from './dashboard/settings.ts'
import { signIn } from './dashboard/sign-in.ts'
import { views } from './dashboard/views.ts'

/** What the owner's desk says on any of its pages but those of site data. */
export const desk = {
  frame,
  kit,
  background,
  login,
  today,
  orders,
  order,
  products,
  lowStock,
  collections,
  dataSettings,
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
