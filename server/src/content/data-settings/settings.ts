/** The site's data settings. */
export interface DataSettings {
  sandbox: boolean
  revision: number
  /** Null if they were never changed. */
  updatedDate: Date | null
}

/** Settings of a site that never changed them. */
export const defaultSettings: DataSettings = { sandbox: false, revision: 1, updatedDate: null }

export const presentSettings = ({ sandbox, revision, updatedDate }: DataSettings) => ({
  revision: String(revision),
  updatedDate: updatedDate?.toISOString() ?? null,
  sandboxEnabled: sandbox,
})
