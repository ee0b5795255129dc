import type { Client } from '@stoa/sdk'
import { environmentIn } from '../environment.ts'

type Request = Parameters<Client['dataExports']['exportDataItems']>[0]

/** Reads an export request from its address: the format, the fields, and the filter and sort of the list it was opened from. */
export function exportRequest(dataCollectionId: string, params: URLSearchParams): Request {
  const fields = params.get('which') === 'some' ? params.getAll('field') : []
  const filter = jsonOf(params.get('filter'))
  const sort = jsonOf(params.get('sort'))
  return {
    dataCollectionId,
    ...(environmentIn(params) === 'SANDBOX' ? { environment: 'SANDBOX' as const } : {}),
    format: params.get('format') === 'JSON_LINES' ? 'JSON_LINES' : 'CSV',
    ...(fields.length > 0 ? { fields } : {}),
    ...(typeof filter === 'object' && filter !== null ? { filter: filter as Record<string, unknown> } : {}),
    ...(Array.isArray(sort) ? { sort: sort as NonNullable<Request['sort']> } : {}),
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
