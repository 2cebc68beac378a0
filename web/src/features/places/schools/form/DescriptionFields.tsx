import { SchoolFieldControl } from './SchoolFieldControl.tsx'
import { descriptionFields } from './school-values.ts'
import type { SchoolFieldsNow } from './use-school-fields.ts'

export function DescriptionFields({ form }: { form: SchoolFieldsNow }) {
  return (
    <div className="grid items-start gap-5 wide:grid-cols-2">
      {descriptionFields.map((name) => (
        <SchoolFieldControl key={name} name={name} form={form} />
      ))}
    </div>
  )
}
