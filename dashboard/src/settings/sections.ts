import { filled } from './draft.ts'

const address = { country: '', subdivision: '', city: '', postalCode: '', addressLine: '', addressLine2: '' }
const option = { kind: 'FLAT', code: '', title: '', deliveryTime: '', price: '', freeFrom: '', pickupPlaceId: '' }

/** The settings pages, with the fields of their forms. The only entry of a list is what a new entry looks like. */
export const sections = {
  general: {
    name: '',
    tagline: '',
    about: '',
    email: '',
    phone: '',
    address,
    language: '',
    locale: '',
    timeZone: '',
    weightUnit: '',
    catalogVersion: '',
    heroMediaId: '',
    logoMediaId: '',
  },
  money: { currency: '', taxIncludedInPrices: '' },
  delivery: { deliveryRegions: [{ id: '', name: '', restOfWorld: '', countries: [''], options: [option] }] },
  taxes: { taxRegions: [{ country: '', subdivision: '', name: '', ratePercent: '' }] },
  'pickup-places': { pickupPlaces: [{ id: '', name: '', address, instructions: '', locationId: '' }] },
  payment: { payment: { online: '', offline: '', title: '', instructions: '' } },
  reviews: { reviewModeration: '' },
  'back-in-stock': { backInStock: { collecting: '', automatic: '', requestsPerUnit: '', pauseMinutes: '' } },
}

export type SectionName = keyof typeof sections
export type Drafts = typeof sections
export type AnyDraft = Drafts[SectionName]

export const sectionNames = Object.keys(sections) as SectionName[]
export const isSection = (name: string | undefined): name is SectionName => name !== undefined && Object.hasOwn(sections, name)

/** Values in the shape of a section's form. */
export const sectionDraft = <Name extends SectionName>(name: Name, value: unknown): Drafts[Name] =>
  filled(sections[name], value) as Drafts[Name]
