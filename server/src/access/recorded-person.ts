import type { RecordedChange } from '../platform/audit/queries.ts'

/** What names a person or leads to one: kept apart in the audit, and forgotten with the person. */
const personal = ['username', 'full_name', 'email', 'pending_email', 'phone']
const identityFields = ['country', 'role', 'local_role', 'language', 'is_superuser', 'is_active']

const picked = (row: object, fields: string[]): Record<string, unknown> | undefined => {
  const entries = Object.entries(row).filter(([field]) => fields.includes(field))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** What a change of a person leaves in the audit: the fields that became others, old and new. */
export const changesOf = (before: object, after: object): RecordedChange => {
  const old: Record<string, unknown> = { ...before }
  const changed = Object.entries(after).filter(
    ([field, value]) => field in old && value !== undefined && value !== old[field],
  )
  const fields = changed.map(([field]) => field)
  const now = Object.fromEntries(changed)
  const isOf = (kind: string[]) => kind.filter((field) => fields.includes(field))
  const names = isOf(personal)
  return {
    old: picked(old, isOf(identityFields)),
    new: picked(now, identityFields),
    ...(names.length > 0 && { personal: { old: picked(old, names) ?? {}, new: picked(now, names) ?? {} } }),
  }
}

/** What a new person leaves there. */
export const personAdded = (person: object, more: object = {}): RecordedChange => ({
  new: { ...picked(person, identityFields), ...more },
  personal: { new: picked(person, personal) ?? {} },
})
