import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'

export type JobChange = 'retried' | 'deleted' | 'cannotRetry' | 'gone'

/** Runs a failed job again or deletes it. */
export async function changeJob({ jobs }: Client, form: FormData): Promise<JobChange> {
  const id = String(form.get('job'))
  const isDelete = form.get('intent') === 'delete'
  try {
    await (isDelete ? jobs.deleteFailedJob({ id }) : jobs.retryFailedJob({ id }))
    return isDelete ? 'deleted' : 'retried'
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (error.code === 'JOB_NOT_FOUND') return 'gone'
    if (error.code === 'JOB_KIND_UNKNOWN') return 'cannotRetry'
    throw error
  }
}
