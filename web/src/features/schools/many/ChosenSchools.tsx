import type { School } from 'contract/schools'
import { ChosenBar } from '../../../app/lists/many/ChosenBar.tsx'
import type { Chosen } from '../../../app/lists/many/use-chosen.ts'
import { ExportMenu } from '../../../app/long-work/ExportMenu.tsx'

type Props = {
  chosen: Chosen<School>
  shown: readonly School[]
  /** The call that shows the list, and the fields that a file of it has. */
  query: string
  fields: readonly string[] | undefined
}

/** A file of the schools that were chosen. A school is changed and deleted by itself. */
export function ChosenSchools({ chosen, shown, query, fields }: Props) {
  return (
    <ChosenBar rows={chosen.rows} shown={shown} onClear={chosen.onClear}>
      <ExportMenu query={query} fields={fields} rows={chosen.rows.map(({ id }) => id)} />
    </ChosenBar>
  )
}
