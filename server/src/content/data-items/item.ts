/** An item of a data collection: its own fields in `doc`, those of the system beside it. */
export interface DataItem {
  id: string
  revision: number
  createdDate: Date
  updatedDate: Date
  ownerId: string | null
  doc: Doc
}

export type Doc = Record<string, unknown>
