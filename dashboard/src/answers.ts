import type { Client } from '@stoa/sdk'

type Answer<Area extends keyof Client, Name extends keyof Client[Area]> = Client[Area][Name] extends (...args: never) => Promise<infer Body>
  ? Body
  : never

export type Order = Answer<'orders', 'getOrder'>['order']
export type Product = Answer<'catalogue', 'getProduct'>['product']
export type DigitalFile = NonNullable<Answer<'catalogue', 'getDigitalFile'>['file']>
export type Collection = Answer<'collections', 'getCollection'>['collection']
export type DataIndex = Answer<'dataCollections', 'listDataIndexes'>['indexes'][number]
export type FieldUse = Answer<'dataCollections', 'listFieldUses'>['fieldUses'][number]
export type DataCollection = Answer<'dataCollections', 'getDataCollection'>['collection']
export type DataPageSettings = Answer<'dataCollections', 'getDataPageSettings'>['settings']
export type SalesReport = Answer<'reports', 'getSalesReport'>['report']
export type ShopSettings = Answer<'shop', 'getSettings'>['settings']
export type Review = Answer<'reviews', 'getReview'>['review']
export type Shop = Answer<'shop', 'getShop'>['shop']
export type Mail = Answer<'mails', 'searchMails'>['mails'][number]
export type WholeMail = Answer<'mails', 'getMail'>['mail']
export type JobOverview = Answer<'jobs', 'getJobOverview'>['overview']
export type FailedJob = Answer<'jobs', 'listFailedJobs'>['jobs'][number]
export type Outbox = Answer<'mails', 'getOutbox'>['outbox']
export type SiteEvent = Answer<'events', 'searchEvents'>['events'][number]
export type ApiKey = Answer<'apiKeys', 'getApiKey'>['apiKey']
export type KeyPermission = Answer<'apiKeys', 'queryKeyPermissions'>['permissions'][number]
export type OAuthClient = Answer<'oauthClients', 'getOauthClient'>['oauthClient']
export type RegisteredApp = Answer<'apps', 'getApp'>['app']
export type Sample = Answer<'sample', 'getSample'>['sample']
export type SigningKey = Answer<'signingKeys', 'querySigningKeys'>['signingKeys'][number]
export type Status = Answer<'status', 'getStatus'>['status']
export type Transaction = Answer<'orders', 'listTransactionsForSingleOrder'>['orderTransactions']['payments'][number]
export type Member = Answer<'members', 'getMember'>['member']
export type DeletedMember = Answer<'members', 'listDeletedMembers'>['deletedMembers'][number]
export type MemberSession = Answer<'memberSessions', 'queryMemberSessions'>['sessions'][number]
export type SignInSettings = Answer<'signIn', 'getSignInSettings'>['settings']
export type ConnectionFinding = Answer<'signIn', 'checkConnection'>['findings'][number]
export type ExplainedTotals = Answer<'orders', 'getExplainedTotals'>['explanation']
export type StaffUser = Answer<'staff', 'getStaffUser'>['staffUser']
export type StaffSession = Answer<'staff', 'queryStaffSessions'>['sessions'][number]
export type Role = Answer<'roles', 'getRole'>['role']
export type RolePermission = Answer<'roles', 'queryRolePermissions'>['permissions'][number]
export type Access = Answer<'roles', 'explainAccess'>
