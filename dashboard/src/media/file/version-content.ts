import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/version-content'

const minutes = 10

/** Leads to an earlier content of a file: `?download` saves it, otherwise the browser shows it if it can. */
export async function loader({ context, params: { fileId, version }, url }: Route.LoaderArgs) {
  const contentDisposition = url.searchParams.has('download') ? 'ATTACHMENT' : 'INLINE'
  const { client } = context.get(apiContext)
  const request = { fileId, version: Number(version) || 0, expirationInMinutes: minutes, contentDisposition } as const
  throw redirect((await client.files.generateFileVersionUrl(request)).downloadUrl)
}
