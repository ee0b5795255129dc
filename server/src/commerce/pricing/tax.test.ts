import { describe, expect, test } from 'vitest'
import { taxesAt, taxAddressOf, type TaxRegion } from './tax.ts'

const regions: TaxRegion[] = [
  { country: 'DE', rate: '0.19', name: 'VAT', appliesToDelivery: true },
  { country: 'DE', rate: '0.07', name: 'Reduced VAT', appliesToDelivery: true, taxGroupId: 'books' },
  { country: 'ES', rate: '0.21', name: 'IVA', appliesToDelivery: true },
  { country: 'ES', rate: '0.04', name: 'Reduced IVA', appliesToDelivery: true, taxGroupId: 'books' },
  { country: 'ES', subdivision: 'ES-CN', rate: '0.07', name: 'IGIC', appliesToDelivery: false },
  { country: 'CA', rate: '0.05', name: 'GST', appliesToDelivery: true },
  { country: 'CA', subdivision: 'CA-QC', rate: '0.05', name: 'GST', appliesToDelivery: true },
  { country: 'CA', subdivision: 'CA-QC', rate: '0.09975', name: 'QST', appliesToDelivery: true },
  { country: 'US', subdivision: 'NY', rate: '0.04', name: 'Clothing', appliesToDelivery: false, taxGroupId: 'clothes' },
]
const names = (rows: readonly TaxRegion[]) => rows.map((row) => row.name)

describe('the taxes at an address', () => {
  test.each([
    [{ country: 'DE' }, undefined, ['VAT'], ['VAT']],
    [{ country: 'de', subdivision: 'DE-BY' }, null, ['VAT'], ['VAT']],
    [{ country: 'DE' }, 'books', ['Reduced VAT'], ['VAT']],
    [{ country: 'DE' }, 'toys', ['VAT'], ['VAT']],
    [{ country: 'ES', subdivision: 'ES-MD' }, 'books', ['Reduced IVA'], ['IVA']],
    [{ country: 'ES', subdivision: 'ES-CN' }, undefined, ['IGIC'], []],
    [{ country: 'ES', subdivision: 'CN' }, 'books', ['IGIC'], []],
    [{ country: 'CA', subdivision: 'CA-ON' }, undefined, ['GST'], ['GST']],
    [{ country: 'CA', subdivision: 'CA-QC' }, undefined, ['GST', 'QST'], ['GST', 'QST']],
    [{ country: 'US', subdivision: 'US-NY' }, 'clothes', ['Clothing'], []],
    [{ country: 'US', subdivision: 'US-NY' }, undefined, [], []],
    [{ country: 'JP' }, undefined, [], []],
    [{}, undefined, [], []],
  ])('%j, group %j', (address, group, onGoods, onDelivery) => {
    expect(names(taxesAt(address, regions).onGoods(group))).toEqual(onGoods)
    expect(names(taxesAt(address, regions).onDelivery())).toEqual(onDelivery)
  })
})

describe('where a basket is taxed', () => {
  const [home, destination, billingAddress, pickup] = ['DE', 'FR', 'IT', 'AT'].map((country) => ({ country }))
  test.each([
    ['goods, no address', { toDeliver: true }, 'DE', 'SHOP_ADDRESS'],
    ['goods, delivered', { toDeliver: true, destination, billingAddress }, 'FR', 'DESTINATION'],
    ['goods, picked up', { toDeliver: true, destination, billingAddress, pickup }, 'AT', 'PICKUP_PLACE'],
    ['goods, billing address only', { toDeliver: true, billingAddress }, 'DE', 'SHOP_ADDRESS'],
    ['goods, an address without country', { toDeliver: true, destination: { country: null } }, 'DE', 'SHOP_ADDRESS'],
    ['nothing to deliver', { toDeliver: false, destination, billingAddress }, 'IT', 'BILLING_ADDRESS'],
    ['nothing to deliver, no billing address yet', { toDeliver: false, destination }, 'FR', 'DESTINATION'],
    ['nothing to deliver, no address', { toDeliver: false }, 'DE', 'SHOP_ADDRESS'],
  ])('%s', (_, addresses, country, because) =>
    expect(taxAddressOf({ home: home!, ...addresses })).toEqual({ address: { country }, because }),
  )
})
