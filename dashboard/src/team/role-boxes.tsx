import { roleName } from '../roles/role-name.ts'
import { useTexts } from '../texts/texts.ts'
import type { NamedRole } from './person-view.ts'

interface RoleBoxesProps {
  roles: readonly NamedRole[]
  chosen: readonly string[]
  error?: string | undefined
}

/** Checkboxes for the roles of a team member, who needs at least one. */
export function RoleBoxes({ roles, chosen, error }: RoleBoxesProps) {
  const { team, roles: texts } = useTexts().dashboard
  return (
    <fieldset aria-describedby={error ? 'roles-error' : 'roles-hint'}>
      <legend className="mb-1 font-medium">{team.roles}</legend>
      <p id="roles-hint" className="mb-2 text-small text-soft">
        {team.rolesHint}
      </p>
      {error && (
        <p id="roles-error" className="mb-2 text-small font-medium text-danger">
          {error}
        </p>
      )}
      <div className="grid gap-2">
        {roles.map(({ id, name }) => (
          <label
            key={id}
            className="flex items-start gap-3 rounded-control border border-line p-2.5 has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input type="checkbox" name="role" value={id} defaultChecked={chosen.includes(id)} className="mt-0.5 size-4.5 shrink-0" />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{roleName(texts, id, name)}</span>
              {texts.builtInDetails[id] && <span className="block text-small text-soft">{texts.builtInDetails[id]}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
