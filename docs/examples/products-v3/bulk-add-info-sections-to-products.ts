import type { Client } from '@stoa/sdk'

/** Add a section to several products. */
export async function bulkAddInfoSectionsToProducts(stoa: Client) {
  const { infoSection } = await stoa.infoSections.getOrCreateInfoSection({
    infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash by hand.</p>' },
  })
  const { bulkActionMetadata } = await stoa.productsV3.bulkAddInfoSectionsToProducts({
    products: [{ productId: '10000000-0000-4000-8000-000000000001' }],
    infoSectionIds: [infoSection.id],
  })
  return bulkActionMetadata
}
