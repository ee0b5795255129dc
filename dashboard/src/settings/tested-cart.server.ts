import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import type { ShopSettings } from '../answers.ts'
import { countries, countryCodeOf, countryNameOf, type Choice } from './choices.server.ts'
import { changesOf } from './draft-settings.ts'
import { draftIn } from './save-section.server.ts'
import { sectionProblems, type SectionProblems } from './section-problems.ts'
import { isSection, sections } from './sections.ts'
import type { TestedForm } from './tested-form.ts'
import { catalogueAppId, findGoods, type ProductMatch } from './tested-goods.server.ts'

type Request = Parameters<Client['shop']['testCart']>[0]
export type TestedCart = Awaited<ReturnType<Client['shop']['testCart']>>['cart']

export interface TestedView {
  form: TestedForm
  countries: readonly Choice[]
  currency: string
  found: ProductMatch[] | undefined
  /** Calculated with the saved settings. */
  saved: TestedCart | undefined
  /** Calculated with the settings that are being edited; undefined if none are. */
  edited: TestedCart | undefined
  problems: SectionProblems | undefined
  /** The names of countries in the reasons, by their codes. */
  placeNames: Readonly<Record<string, string>>
  /** The API request, to show as code. */
  request: Request
}

/** Calculates the cart of a form with the saved settings, and with those that are being edited. */
export async function testedView(client: Client, form: TestedForm): Promise<TestedView> {
  const [{ settings }, found] = await Promise.all([client.shop.getSettings({}), form.q ? findGoods(client, form.q) : undefined])
  const asked = { ...form, country: form.country || settings.address.country }
  const cart = cartOf(asked, settings)
  const changes = isSection(form.section) ? changesOf(form.section, draftIn(form.section, form.edited), countryCodeOf) : undefined
  const request = { cart }
  const outcomes = await Promise.all([
    outcomeOf(client, request),
    changes ? outcomeOf(client, { cart: { ...cart, settings: changes } }, form.section) : nothing,
  ])
  const [{ tested: saved }, { tested: edited }] = outcomes
  return {
    form: asked,
    countries,
    currency: settings.currency,
    found,
    saved,
    edited,
    problems: outcomes.find(({ problems }) => problems)?.problems,
    placeNames: countryNamesOf([saved, edited], asked.country),
    request,
  }
}

interface Outcome {
  tested?: TestedCart
  problems?: SectionProblems
}

const nothing: Outcome = {}

/** An empty cart has no result. */
async function outcomeOf(client: Client, request: Request, section = ''): Promise<Outcome> {
  if (request.cart.lines.length === 0) return nothing
  try {
    return { tested: (await client.shop.testCart(request)).cart }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problems: sectionProblems(error, isSection(section) ? Object.keys(sections[section]) : []) }
  }
}

function cartOf({ lines, country, subdivision, delivery, percent }: TestedForm, { address }: ShopSettings): Request['cart'] {
  const share = percent.replace(',', '.')
  return {
    lines: lines.map(({ product, variant, name, price, quantity }) => {
      const count = Math.min(100_000, Math.max(1, Math.trunc(Number(quantity)) || 1))
      if (!product) return { name, price: price.replace(',', '.'), quantity: count }
      return { catalogReference: { catalogItemId: product, appId: catalogueAppId, options: choiceOf(variant) }, quantity: count }
    }),
    destination: { country: country || address.country, ...(subdivision ? { subdivision: subdivision.toUpperCase() } : {}) },
    ...(delivery ? { deliveryCode: delivery } : {}),
    ...(share ? { discounts: [{ name: `${share} %`, percentage: share }] } : {}),
  }
}

/** A variant's ID, or choices as `Size=M&Colour=Red`. */
function choiceOf(variant: string): Record<string, unknown> {
  if (variant === '') return {}
  return variant.includes('=') ? { options: Object.fromEntries(new URLSearchParams(variant)) } : { variantId: variant }
}

function countryNamesOf(carts: readonly (TestedCart | undefined)[], country: string): Record<string, string> {
  const codes = carts.flatMap((cart) => (cart ? [cart.tax.country, ...cart.tax.regions.map((region) => region.country)] : []))
  return Object.fromEntries([country, ...codes].flatMap((code) => (code ? [[code, countryNameOf(code)]] : [])))
}
