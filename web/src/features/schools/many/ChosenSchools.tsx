import type { School } from 'contract/schools'
import { ChosenBar } from '../../../app/lists/many/ChosenBar.tsx'
import type { ChosenOf } from '../../../app/lists/many/use-chosen.ts'
import { ExportMenu } from '../../../app/long-work/ExportMenu.tsx'

/** A file of the schools that were chosen. A school is changed and deleted by itself. */
export function ChosenSchools({ chosen, shown, query, fields }: ChosenOf<School>) {
  return (
    <ChosenBar rows={chosen.rows} shown={shown} onClear={chosen.onClear}>
      <ExportMenu query={query} fields={fields} rows={chosen.rows.map(({ id }) => id)} />
    </ChosenBar>
  )
}
