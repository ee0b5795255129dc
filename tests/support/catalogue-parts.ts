import type { Client } from '@stoa/sdk'

/** A brand, a ribbon or a section as tests compare them. */
export interface TestPart {
  id: string
  revision: string
  createdDate: string
  updatedDate: string
  name: string
  /** The products that have it, if requested. */
  count?: number
}

type Query = Parameters<Client['brands']['queryBrands']>[0]['query']
type BulkResult = Awaited<ReturnType<Client['brands']['bulkUpdateBrands']>>
/** The outcomes of a bulk call, with parts in place of brands. */
export type TestResults = Omit<BulkResult, 'results'> & { results: { itemMetadata: object; item?: TestPart }[] }

interface Change {
  id: string
  revision: string
  name?: string
}

/** The calls of one kind of parts that have a name. */
export interface PartCalls {
  kind: 'brand' | 'ribbon' | 'info_section'
  nameMax: number
  /** The paths of names in requests. */
  paths: { create: string; update: string; bulkCreate: string; bulkUpdate: string; getOrCreate: string; bulkGetOrCreate: string }
  /** The name of the name. */
  nameField: string
  create(client: Client, name: string): Promise<TestPart>
  get(client: Client, id: string, isCounted?: boolean): Promise<TestPart>
  update(client: Client, change: Change, isCounted?: boolean): Promise<TestPart>
  delete(client: Client, id: string): Promise<unknown>
  query(
    client: Client,
    query: Query,
    isCounted?: boolean,
  ): Promise<{ parts: TestPart[]; pagingMetadata: unknown; next: string | undefined }>
  count(client: Client, filter?: Record<string, unknown>): Promise<number>
  bulkCreate(client: Client, names: readonly string[], returnEntity?: boolean): Promise<TestResults>
  bulkUpdate(client: Client, changes: readonly (Change & { fieldMask?: string })[], returned?: boolean): Promise<TestResults>
  bulkDelete(client: Client, ids: string[]): Promise<TestResults>
  getOrCreate(client: Client, name: string, isCounted?: boolean): Promise<TestPart>
  bulkGetOrCreate(client: Client, names: readonly string[], isCounted?: boolean): Promise<TestResults>
}

const counted = (isCounted: boolean | undefined) => (isCounted ? { fields: ['ASSIGNED_PRODUCTS_COUNT' as const] } : {})

interface Item {
  id: string
  revision: string
  createdDate: string
  updatedDate: string
}

/** What an item of each kind has under a name of its own. */
const partFrom = <I extends Item>(item: I, name: string, count: number | undefined): TestPart => {
  const { id, revision, createdDate, updatedDate } = item
  return { id, revision, createdDate, updatedDate, name, ...(count !== undefined && { count }) }
}

type Results<I> = Omit<BulkResult, 'results'> & { results: { itemMetadata: object; item?: I }[] }
const resultsFrom = <I>({ results, bulkActionMetadata }: Results<I>, from: (item: I) => TestPart): TestResults => ({
  results: results.map(({ itemMetadata, item }) => ({ itemMetadata, ...(item && { item: from(item) }) })),
  bulkActionMetadata,
})

const pathsOf = (one: string, many: string, field: string) => ({
  create: `${one}.${field}`,
  update: `${one}.${field}`,
  bulkCreate: `${many}[1].${field}`,
  bulkUpdate: `${many}[1].${one}.${field}`,
})

type Brand = Awaited<ReturnType<Client['brands']['getBrand']>>['brand']
const brandFrom = (brand: Brand) => partFrom(brand, brand.name, brand.assignedProductsCount)

export const brandCalls: PartCalls = {
  kind: 'brand',
  nameMax: 50,
  paths: { ...pathsOf('brand', 'brands', 'name'), getOrCreate: 'brandName', bulkGetOrCreate: 'brandNames[1]' },
  nameField: 'name',
  create: async ({ brands }, name) => brandFrom((await brands.createBrand({ brand: { name } })).brand),
  get: async ({ brands }, brandId, is) => brandFrom((await brands.getBrand({ brandId, ...counted(is) })).brand),
  update: async ({ brands }, brand, is) => brandFrom((await brands.updateBrand({ brand, ...counted(is) })).brand),
  delete: ({ brands }, brandId) => brands.deleteBrand({ brandId }),
  async query({ brands }, query, is) {
    const { brands: found, pagingMetadata } = await brands.queryBrands({ query, ...counted(is) })
    return { parts: found.map(brandFrom), pagingMetadata, next: pagingMetadata.cursors.next ?? undefined }
  },
  count: async ({ brands }, filter) => (await brands.countBrands({ filter })).count,
  bulkCreate: async ({ brands }, names, returnEntity) =>
    resultsFrom(
      await brands.bulkCreateBrands({ brands: names.map((name) => ({ name })), ...(returnEntity && { returnEntity }) }),
      brandFrom,
    ),
  bulkUpdate: async ({ brands }, changes, returnEntity = false) =>
    resultsFrom(
      await brands.bulkUpdateBrands({
        brands: changes.map(({ fieldMask, ...brand }) => ({ brand, ...(fieldMask !== undefined && { fieldMask }) })),
        returnEntity,
        ...counted(returnEntity),
      }),
      brandFrom,
    ),
  bulkDelete: async ({ brands }, brandIds) => (await brands.bulkDeleteBrands({ brandIds })) as TestResults,
  getOrCreate: async ({ brands }, brandName, is) => brandFrom((await brands.getOrCreateBrand({ brandName, ...counted(is) })).brand),
  bulkGetOrCreate: async ({ brands }, names, is) =>
    resultsFrom(await brands.bulkGetOrCreateBrands({ brandNames: [...names], ...counted(is) }), brandFrom),
}

const countedRibbons = (is: boolean | undefined) => (is ? { fields: ['ASSIGNED_PRODUCT_COUNT' as const] } : {})
type Ribbon = Awaited<ReturnType<Client['ribbons']['getRibbon']>>['ribbon']
const ribbonFrom = (ribbon: Ribbon) => partFrom(ribbon, ribbon.name, ribbon.assignedProductCount)

export const ribbonCalls: PartCalls = {
  kind: 'ribbon',
  nameMax: 30,
  paths: { ...pathsOf('ribbon', 'ribbons', 'name'), getOrCreate: 'ribbonName', bulkGetOrCreate: 'ribbonNames[1]' },
  nameField: 'name',
  create: async ({ ribbons }, name) => ribbonFrom((await ribbons.createRibbon({ ribbon: { name } })).ribbon),
  get: async ({ ribbons }, ribbonId, is) => ribbonFrom((await ribbons.getRibbon({ ribbonId, ...countedRibbons(is) })).ribbon),
  update: async ({ ribbons }, ribbon, is) => ribbonFrom((await ribbons.updateRibbon({ ribbon, ...countedRibbons(is) })).ribbon),
  delete: ({ ribbons }, ribbonId) => ribbons.deleteRibbon({ ribbonId }),
  async query({ ribbons }, query, is) {
    const { ribbons: found, pagingMetadata } = await ribbons.queryRibbons({ query, ...countedRibbons(is) })
    return { parts: found.map(ribbonFrom), pagingMetadata, next: pagingMetadata.cursors.next ?? undefined }
  },
  count: async ({ ribbons }, filter) => (await ribbons.countRibbons({ filter })).count,
  bulkCreate: async ({ ribbons }, names, returnEntity) =>
    resultsFrom(
      await ribbons.bulkCreateRibbons({ ribbons: names.map((name) => ({ name })), ...(returnEntity && { returnEntity }) }),
      ribbonFrom,
    ),
  bulkUpdate: async ({ ribbons }, changes, returnEntity = false) =>
    resultsFrom(
      await ribbons.bulkUpdateRibbons({
        ribbons: changes.map(({ fieldMask, ...ribbon }) => ({ ribbon, ...(fieldMask !== undefined && { fieldMask }) })),
        returnEntity,
        ...countedRibbons(returnEntity),
      }),
      ribbonFrom,
    ),
  bulkDelete: async ({ ribbons }, ribbonIds) => (await ribbons.bulkDeleteRibbons({ ribbonIds })) as TestResults,
  getOrCreate: async ({ ribbons }, ribbonName, is) =>
    ribbonFrom((await ribbons.getOrCreateRibbon({ ribbonName, ...countedRibbons(is) })).ribbon),
  bulkGetOrCreate: async ({ ribbons }, names, is) =>
    resultsFrom(await ribbons.bulkGetOrCreateRibbons({ ribbonNames: [...names], ...countedRibbons(is) }), ribbonFrom),
}

type Section = Awaited<ReturnType<Client['infoSections']['getInfoSection']>>['infoSection']
const sectionFrom = (section: Section) => partFrom(section, section.uniqueName, section.assignedProductsCount)
const title = 'Care'
const renamed = ({ name, ...change }: Change) => ({ ...change, ...(name !== undefined && { uniqueName: name }) })

export const sectionCalls: PartCalls = {
  kind: 'info_section',
  nameMax: 100,
  paths: {
    ...pathsOf('infoSection', 'infoSections', 'uniqueName'),
    getOrCreate: 'infoSection.uniqueName',
    bulkGetOrCreate: 'infoSections[1].uniqueName',
  },
  nameField: 'uniqueName',
  create: async ({ infoSections }, uniqueName) =>
    sectionFrom((await infoSections.createInfoSection({ infoSection: { uniqueName, title } })).infoSection),
  get: async ({ infoSections }, infoSectionId, is) =>
    sectionFrom((await infoSections.getInfoSection({ infoSectionId, ...counted(is) })).infoSection),
  update: async ({ infoSections }, change, is) =>
    sectionFrom((await infoSections.updateInfoSection({ infoSection: renamed(change), ...counted(is) })).infoSection),
  delete: ({ infoSections }, infoSectionId) => infoSections.deleteInfoSection({ infoSectionId }),
  async query({ infoSections }, query, is) {
    const { infoSections: found, pagingMetadata } = await infoSections.queryInfoSections({ query, ...counted(is) })
    return { parts: found.map(sectionFrom), pagingMetadata, next: pagingMetadata.cursors.next ?? undefined }
  },
  count: async ({ infoSections }, filter) => (await infoSections.countInfoSections({ filter })).count,
  bulkCreate: async ({ infoSections }, names, returnEntity) =>
    resultsFrom(
      await infoSections.bulkCreateInfoSections({
        infoSections: names.map((uniqueName) => ({ uniqueName, title })),
        ...(returnEntity && { returnEntity }),
      }),
      sectionFrom,
    ),
  bulkUpdate: async ({ infoSections }, changes, returnEntity = false) =>
    resultsFrom(
      await infoSections.bulkUpdateInfoSections({
        infoSections: changes.map(({ fieldMask, ...change }) => ({
          infoSection: renamed(change),
          ...(fieldMask !== undefined && { fieldMask: fieldMask.replace('name', 'uniqueName') }),
        })),
        returnEntity,
        ...counted(returnEntity),
      }),
      sectionFrom,
    ),
  bulkDelete: async ({ infoSections }, infoSectionIds) => (await infoSections.bulkDeleteInfoSections({ infoSectionIds })) as TestResults,
  getOrCreate: async ({ infoSections }, uniqueName, is) =>
    sectionFrom((await infoSections.getOrCreateInfoSection({ infoSection: { uniqueName, title }, ...counted(is) })).infoSection),
  bulkGetOrCreate: async ({ infoSections }, names, is) =>
    resultsFrom(
      await infoSections.bulkGetOrCreateInfoSections({
        infoSections: names.map((uniqueName) => ({ uniqueName, title })),
        ...counted(is),
      }),
      sectionFrom,
    ),
}

/** Whose calls are alike. */
export const namedParts: readonly (readonly [string, PartCalls])[] = [
  ['brands', brandCalls],
  ['ribbons', ribbonCalls],
  ['info sections', sectionCalls],
]
