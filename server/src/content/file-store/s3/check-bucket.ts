import { logFault } from '../../../kernel/log.ts'
import { StartupProblem } from '../../../kernel/startup-problem.ts'
import { bucketOf, statusOf, type BucketSettings } from './bucket.ts'
import { s3Limits } from './limits.ts'

const remedies: Record<number, string> = {
  301: 'Set STOA_S3_REGION to the region of the bucket.',
  400: 'Check STOA_S3_REGION, STOA_S3_ENDPOINT and STOA_S3_PATH_STYLE.',
  403: 'Check STOA_S3_ACCESS_KEY_ID and STOA_S3_SECRET_ACCESS_KEY, and what they permit in this bucket.',
  404: 'Create it, or check STOA_S3_BUCKET, STOA_S3_ENDPOINT and STOA_S3_PATH_STYLE.',
}

/** A bucket that can't be used because of the settings stops the start. One that can't be reached now doesn't: the shop works without its files. */
export async function checkBucket(settings: BucketSettings, limits = s3Limits): Promise<void> {
  // The start doesn't wait for long.
  const bucket = bucketOf(settings, { ...limits, attempts: 1 })
  const { sdk, client } = await bucket.open()
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket.name }))
  } catch (error) {
    const status = statusOf(error) ?? 0
    const remedy = remedies[status]
    if (remedy !== undefined) throw new StartupProblem(`The bucket ${bucket.name} can’t be used (status ${status}).`, remedy)
    logFault(error, { work: 'reaching the bucket of STOA_S3_BUCKET' })
  } finally {
    client.destroy()
  }
}
