import { type TokenScopes, tokenAccesses, tokenRooms } from 'contract/access/token-rooms'
import { NewPersonalToken } from 'contract/people/personal-tokens'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { FormFrame } from '../../../../kit/forms/FormFrame.tsx'
import { useForm } from '../../../../kit/forms/use-form.ts'
import { Select } from '../../../../ui/choices/Select.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { makePersonalToken } from './queries.ts'

type Values = { name: string; days: number; scopes: TokenScopes }

const nothing: TokenScopes = {
  places: null,
  people: null,
  instrument: null,
  evaluation: null,
  insight: null,
}
const lengths = [30, 90, 180, 365]
const accesses = ['none', ...tokenAccesses] as const

/** No scope is chosen at first. */
export function TokenForm({ onLeave, onMade }: { onLeave: () => void; onMade: (token: string) => void }) {
  const { t } = useTranslation()
  const begin: Values = { name: '', days: 90, scopes: nothing }
  const form = useForm(NewPersonalToken, begin, undefined, { empty_list: t('tokens.scopesMissing') })
  const labels = { name: t('tokens.name'), days: t('tokens.days'), scopes: t('tokens.scopes') }
  const { scopes } = form.values
  const problem = form.problemOf('scopes')?.problem
  const save = () => void form.submit(async (body) => onMade(await makePersonalToken(body)))
  const choices = accesses.map((access) => ({ id: access, label: t(`tokens.access.${access}`) }))
  return (
    <FormFrame
      form={{ ...form, isDirty: false, save }}
      labels={labels}
      save={t('tokens.make')}
      onLeave={onLeave}
    >
      <TextField
        label={labels.name}
        hint={t('tokens.nameHint')}
        autoComplete="off"
        autoFocus
        {...form.fieldOf('name')}
      />
      <Select
        label={labels.days}
        choices={lengths.map((days) => ({ id: days, label: t('tokens.daysOf', { count: days }) }))}
        {...form.fieldOf('days')}
      />
      <fieldset id="scopes" tabIndex={-1} className="min-w-0">
        <legend className="text-15 font-strong">{labels.scopes}</legend>
        <p className="mb-3 text-14 text-text2">{t('tokens.scopesHint')}</p>
        {problem && <p className="mb-3 text-14 font-medium text-danger">{problem}</p>}
        <div className="grid gap-4">
          {tokenRooms.map((room) => (
            <Select
              key={room}
              label={t(`tokens.room.${room}`)}
              choices={choices}
              value={scopes[room] ?? 'none'}
              onChange={(access) =>
                form.set('scopes', { ...scopes, [room]: access === 'none' ? null : access })
              }
            />
          ))}
        </div>
      </fieldset>
    </FormFrame>
  )
}
