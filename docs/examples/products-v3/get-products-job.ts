import type { Client } from '@stoa/sdk'

/** Ask how far a change of many products is. */
export async function getProductsJob(stoa: Client) {
  const { jobId } = await stoa.productsV3.bulkUpdateProductTagsByFilter({
    filter: { visible: true },
    assignTags: { privateTags: { tagIds: ['checked'] } },
  })
  const { job } = await stoa.productsV3.getProductsJob({ jobId })
  return { status: job.status, totals: job.totals }
}
