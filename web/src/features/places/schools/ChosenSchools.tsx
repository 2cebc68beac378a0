import type { School } from 'contract/places/schools'
import { ExportMenu } from '../../../kit/exchange/ExportMenu.tsx'
import { ChosenBar } from '../../../kit/lists/bulk/ChosenBar.tsx'
import type { ChosenOf } from '../../../kit/lists/bulk/use-chosen.ts'

/** Chosen schools can be exported, not changed or deleted. */
export function ChosenSchools({ chosen, shown, query, fields }: ChosenOf<School>) {
  return (
    <ChosenBar rows={chosen.rows} shown={shown} onClear={chosen.onClear}>
      <ExportMenu query={query} fields={fields} rows={chosen.rows.map(({ id }) => id)} />
    </ChosenBar>
  )
}
