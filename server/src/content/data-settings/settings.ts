/** What an owner decides about a site's data. */
export interface DataSettings {
  sandbox: boolean
  revision: number
  /** Null where nobody ever chose. */
  updatedDate: Date | null
}

/** Of a site that never chose. */
export const defaultSettings: DataSettings = { sandbox: false, revision: 1, updatedDate: null }

export const presentSettings = ({ sandbox, revision, updatedDate }: DataSettings) => ({
  revision: String(revision),
  updatedDate: updatedDate?.toISOString() ?? null,
  sandboxEnabled: sandbox,
})
