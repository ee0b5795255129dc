import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { paths } from '../paths.ts'

type Group = ResponseOf<typeof files.getFileUses>['groups'][number]

const listedMax = 10

/** What shows a file, with links. */
export async function loadUses({ files }: Client, fileId: string) {
  const { groups } = await ifPermitted(files.getFileUses({ fileId, limit: listedMax }), { groups: [] })
  return groups.map(({ kind, total, uses }) => ({
    kind,
    total,
    uses: uses.map((use) => ({ id: use.id, name: use.name, href: use.inTrash ? undefined : hrefOf[kind](use) })),
  }))
}

const hrefOf: Readonly<Record<Group['kind'], (use: Group['uses'][number]) => string | undefined>> = {
  PRODUCT: ({ id }) => paths.product(id),
  INFO_SECTION: () => undefined,
  COLLECTION: ({ id }) => paths.collection(id),
  DATA_ITEM: ({ id, collectionId, environment }) =>
    collectionId === undefined || environment === 'SANDBOX' ? undefined : paths.dataItem(collectionId, id),
  SETTINGS: () => paths.settings,
  MEMBER: ({ id }) => paths.member(id),
  ORDER: ({ id }) => paths.order(id),
}
