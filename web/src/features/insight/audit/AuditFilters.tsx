import { historyTypes } from 'contract/insight/history'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Filters } from '../../../kit/lists/Filters.tsx'
import { FilterSelect } from '../../../ui/choices/FilterSelect.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { filtersSet } from './filters.ts'
import type { AuditSearch } from './search.ts'
import { useActionChoices } from './use-action-choices.ts'
import { useActionTexts } from './use-action-texts.ts'

const all = '*'

type Props = { search: AuditSearch; onChange: (part: AuditSearch) => void; onClear: () => void }

export function AuditFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation()
  const { typeOf } = useActionTexts()
  const actions = useActionChoices(search.deed)
  const known: readonly string[] = historyTypes
  const type = search.object_type
  const types = type === undefined || known.includes(type) ? known : [type, ...known]
  return (
    <Filters
      count={filtersSet(search) - (search.deed === undefined ? 0 : 1)}
      onClear={onClear}
      search={
        <FilterSelect
          label={t('audit.deed')}
          choices={[{ id: all, label: t('audit.allDeeds') }, ...actions]}
          value={search.deed ?? null}
          onChange={(id) => onChange({ deed: id === all ? undefined : id })}
        />
      }
    >
      <FilterSelect
        label={t('audit.object')}
        choices={[{ id: all, label: t('audit.all') }, ...types.map((id) => ({ id, label: typeOf(id) }))]}
        value={type ?? null}
        onChange={(id) => onChange({ object_type: id === all ? undefined : id, object_id: undefined })}
      />
      <Day label={t('audit.from')} value={search.from} onChange={(from) => onChange({ from })} />
      <Day label={t('audit.to')} value={search.to} onChange={(to) => onChange({ to })} />
    </Filters>
  )
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

function Day({ label, value, onChange }: DayProps) {
  return (
    <div className="flex items-center gap-2 text-15 *:last:grow">
      <span aria-hidden="true" className="font-medium max-wide:w-1/5">
        {label}
      </span>
      <TextField
        type="date"
        label={label}
        isLabelHidden
        value={value ?? ''}
        onChange={(day) => onChange(day || undefined)}
      />
    </div>
  )
}
