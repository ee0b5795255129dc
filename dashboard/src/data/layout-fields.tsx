import { itemLayouts, listLayouts, pageRoles, roleTypes, type PageRole } from '@stoa/contract/data-collections/page-layouts'
import { Select } from '@stoa/ui/components/field'
import type { DataCollection, DataPageSettings } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'
import { fieldName, ownFields } from './field-types.ts'
import { namingOf } from './page-names.ts'

/** The value of a select for a role without a field. */
export const noField = '~none'

interface LayoutFieldsProps {
  collection: DataCollection
  settings: DataPageSettings
  /** The fields that have the roles now. */
  current: Readonly<Partial<Record<PageRole, readonly string[]>>> | undefined
}

/** How the list and the items’ pages are laid out, and which fields have a role on them. */
export function LayoutFields({ collection, settings: { itemLayout, listLayout, roles }, current }: LayoutFieldsProps) {
  const { dataPages: words } = useTexts().dashboard
  const fields = ownFields(collection)
  const { slug, name } = namingOf(collection)
  const free = fields.filter(({ key }) => key !== slug?.key && key !== name?.key)
  const automatic = (role: PageRole): string => {
    const [key] = roles[role] === undefined ? (current?.[role] ?? []) : []
    const field = fields.find((one) => one.key === key)
    return field ? words.automaticNow(fieldName(field)) : words.automatic
  }
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Select label={words.listLayout} name="listLayout" defaultValue={listLayout}>
          {listLayouts.map((layout) => (
            <option key={layout} value={layout}>
              {words.listLayouts[layout]}
            </option>
          ))}
        </Select>
        <Select label={words.itemLayout} name="itemLayout" defaultValue={itemLayout}>
          {itemLayouts.map((layout) => (
            <option key={layout} value={layout}>
              {words.itemLayouts[layout]}
            </option>
          ))}
        </Select>
      </div>
      <fieldset>
        <legend className="font-medium">{words.roles}</legend>
        <p className="mb-3 text-small text-soft">{words.rolesHint}</p>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {pageRoles.map((role) => (
            <Select
              key={role}
              label={words.roleNames[role]}
              name={`role.${role}`}
              defaultValue={roles[role] === '' ? noField : (roles[role] ?? '')}
              className="min-w-0"
            >
              <option value="">{automatic(role)}</option>
              <option value={noField}>{words.noField}</option>
              {free
                .filter(({ type }) => (roleTypes[role] as readonly string[]).includes(type))
                .map((field) => (
                  <option key={field.key} value={field.key}>
                    {fieldName(field)}
                  </option>
                ))}
            </Select>
          ))}
        </div>
      </fieldset>
    </>
  )
}
