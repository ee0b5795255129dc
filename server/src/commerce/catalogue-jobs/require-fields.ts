import { refuseFields } from '../../kernel/refuse.ts'

/** Refuses a change of no field. */
export function requireFields(field: string, sent: object): void {
  if (Object.values(sent).some((value) => value !== undefined)) return
  refuseFields({ field, violatedRule: 'REQUIRED_FIELD', description: 'Send at least one field to change.' })
}
