import { apiKey, apiKeys, newKey, secret } from '../api-keys/api-key-texts.ts'
import { app, apps, oauthClient, registration, signingKeys } from '../apps/app-texts.ts'
import { dataSettings } from '../data-settings/data-settings-texts.ts'
import { event, events } from '../events/event-texts.ts'
import { frame } from '../frame/frame-texts.ts'
import { health } from '../health/health-texts.ts'
import { background } from '../imports/background-texts.ts'
import { jobs } from '../jobs/job-texts.ts'
import { kit } from '../kit/kit-texts.ts'
import { fileField } from '../media-picker/field-texts.ts'
import { member, members, memberTrash, newMember } from '../members/member-texts.ts'
import { order } from '../orders/order-texts.ts'
import { orders } from '../orders/orders-texts.ts'
import { mail, outbox } from '../outbox/outbox-texts.ts'
import { products } from '../products/product-texts.ts'
import { reviews } from '../reviews/review-texts.ts'
import { sectionForm } from '../settings/section-form-texts.ts'
import { signIn } from '../sign-in-settings/sign-in-texts.ts'
import { login } from '../staff/login-texts.ts'
import { forbidden, forgot, joining, profile, reset } from '../staff/own-texts.ts'
import { access, person, role, roles, team } from '../team/team-texts.ts'
import { today } from '../today/today-texts.ts'
import { views } from '../views/view-texts.ts'
import { deliveries } from '../webhooks/delivery-texts.ts'
import { eventWebhooks, webhooks, webhookSending } from '../webhooks/webhook-texts.ts'

/** The texts of all dashboard pages other than those for site data and media. */
export const core = {
  frame,
  kit,
  background,
  fileField,
  login,
  today,
  orders,
  order,
  products,
  reviews,
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
  webhooks,
  webhookSending,
  eventWebhooks,
  deliveries,
  health,
  jobs,
  sectionForm,
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
