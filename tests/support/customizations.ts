import { randomUUID } from 'node:crypto'
import type { Client } from '@stoa/sdk'
import { createProduct, sizes } from './products.ts'

type New = Parameters<Client['customizations']['createCustomization']>[0]['customization']

/** A name that no other customization of a test has. */
export const someName = () => `Option ${randomUUID().slice(0, 8)}`

/** An option with the choices S and M. */
export async function createCustomization({ customizations }: Client, changes: Partial<New> = {}) {
  const { customization } = await customizations.createCustomization({
    customization: {
      name: someName(),
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'S' }, { name: 'M' }] },
      ...changes,
    },
  })
  return { ...customization, choices: choicesOf(customization) }
}

/** A modifier that is a text. */
export const createText = async ({ customizations }: Client, freeTextInput?: New['freeTextInput']) =>
  (
    await customizations.createCustomization({
      customization: {
        name: someName(),
        customizationType: 'MODIFIER',
        customizationRenderType: 'FREE_TEXT',
        ...(freeTextInput && { freeTextInput }),
      },
    })
  ).customization

type Customization = Awaited<ReturnType<Client['customizations']['getCustomization']>>['customization']

export const choicesOf = ({ choicesSettings }: Customization) =>
  (choicesSettings?.choices ?? []).map((choice) => ({ ...choice, id: choice.id!, name: choice.name! }))

export const namesOf = (customization: Customization): string[] => choicesOf(customization).map(({ name }) => name)

/** A product with an option of sizes S and M that no other product has. Without managed variants, it is a modifier. */
export async function createWithOption(client: Client, changes: { manageVariants?: boolean; visible?: boolean } = {}) {
  const name = someName()
  const { id } = await createProduct(client, { manageVariants: true, productOptions: [{ ...sizes, name }], ...changes })
  return { productId: id, customization: await customizationNamed(client, name) }
}

export async function customizationNamed({ customizations }: Client, name: string) {
  const [found] = (await customizations.queryCustomizations({ query: { filter: { name } } })).customizations
  return { ...found!, choices: choicesOf(found!) }
}
