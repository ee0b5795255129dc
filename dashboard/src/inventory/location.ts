/** A place where the shop has stock, for menus and links. */
export interface LocationOption {
  id: string
  name: string
  isDefault: boolean
}

/** The address of a page that shows the stock at a location; at the default one without it. */
export const atLocation = (path: string, location: LocationOption | undefined): string =>
  location && !location.isDefault ? `${path}?${new URLSearchParams({ location: location.id })}` : path

/** Locations as the values of a menu whose pages show one of them, the default one without a value. */
export const locationMenu = (locations: readonly LocationOption[]) =>
  locations.map(({ id, name, isDefault }) => ({ value: isDefault ? '' : id, text: name }))

/** Locations as the values of a filter. */
export const locationOptions = (locations: readonly LocationOption[]) => locations.map(({ id, name }) => ({ value: id, text: name }))

/** The IDs of locations in URLs. */
export const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
