import { Folder } from 'lucide-react'
import { Badge } from '../kit/badge.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable } from '../kit/data-table.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { FileIcon } from './file-icon.tsx'
import { bulkFormId } from './media-bulk.tsx'
import type { FileRow, FolderRow } from './media-row.ts'

type Row = { kind: 'folder'; row: FolderRow } | { kind: 'file'; row: FileRow }

/** Folders and files as a table. */
export function MediaTable({ folders, files }: { folders: readonly FolderRow[]; files: readonly FileRow[] }) {
  const { media: texts } = useTexts().dashboard
  const rows: Row[] = [...folders.map((row): Row => ({ kind: 'folder', row })), ...files.map((row): Row => ({ kind: 'file', row }))]
  return (
    <DataTable
      caption={texts.caption}
      rows={rows}
      columns={columnsOf(texts)}
      idOf={({ kind, row }) => `${kind}:${row.id}`}
      hrefOf={({ kind, row }) => (kind === 'folder' ? paths.mediaFolder(row.id) : paths.mediaFile(row.id))}
      selection={{ form: bulkFormId, nameOf: ({ row }) => row.name }}
      defaultSort="-updated"
    />
  )
}

type MediaTexts = ReturnType<typeof useTexts>['dashboard']['media']

const columnsOf = (texts: MediaTexts): Column<Row>[] => [
  { name: 'name', label: texts.columns.name, sort: 'name', cell: (row) => <Name row={row} /> },
  {
    name: 'type',
    label: texts.columns.type,
    from: 'sm',
    cell: ({ kind, row }) => (
      <span className="whitespace-nowrap">
        {kind === 'folder' ? texts.folder : row.mediaType === 'UNKNOWN' ? '' : texts.types[row.mediaType]}
      </span>
    ),
  },
  {
    name: 'size',
    label: texts.columns.size,
    sort: 'size',
    align: 'end',
    cell: ({ kind, row }) => (kind === 'file' ? <span className="whitespace-nowrap">{row.size}</span> : ''),
  },
  {
    name: 'changed',
    label: texts.columns.changed,
    sort: 'updated',
    from: 'md',
    cell: ({ kind, row }) => (kind === 'file' ? <Time {...row.changed} /> : ''),
  },
]

function Name({ row: { kind, row } }: { row: Row }) {
  const { media: texts } = useTexts().dashboard
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="grid size-9 shrink-0 place-items-center overflow-clip rounded-control bg-sunken">
        {kind === 'folder' ? (
          <Folder aria-hidden className="size-5 text-accent" />
        ) : row.thumbnail ? (
          <img src={row.thumbnail} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <FileIcon mediaType={row.mediaType} className="size-5" />
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{row.name}</span>
        {kind === 'file' && row.status !== 'READY' && (
          <Badge tone={row.status === 'FAILED' ? 'bad' : 'look'}>{texts.states[row.status]}</Badge>
        )}
        {kind === 'file' && row.isPrivate && <Badge tone="quiet">{texts.isPrivate}</Badge>}
      </span>
    </span>
  )
}
