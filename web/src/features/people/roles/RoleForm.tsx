import { useQuery, useQueryClient } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { rolesForCreate } from 'contract/access/roles'
import type { Task } from 'contract/access/tasks'
import { boundTasks, type LocalRole, NewLocalRole, narrowedRoles, tasksOf } from 'contract/people/local-roles'
import { checked } from 'contract/platform/checked'
import { useTranslation } from '../../../i18n/translation.tsx'
import { FormFrame } from '../../../kit/forms/FormFrame.tsx'
import { useDraftedForm } from '../../../kit/forms/use-drafted-form.ts'
import { useRequestKey } from '../../../kit/forms/use-request-key.ts'
import { useActor } from '../../../session/use-session.ts'
import { Checkbox } from '../../../ui/choices/Checkbox.tsx'
import { Select } from '../../../ui/choices/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { showToast } from '../../../ui/messages/toasts.ts'
import { countryNamesQuery } from '../../places/countries/queries.ts'
import { addLocalRole, changeLocalRole, refreshRoles } from './queries.ts'
import { useTaskTexts } from './use-task-texts.ts'

type Values = {
  country: number | null
  role: LocalRole['role'] | null
  name: string
  withheld: readonly Task[]
}

type Props = {
  /** Null for a new one. */
  role: LocalRole | null
  onLeave: () => void
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
}

const valuesOf = (role: LocalRole | null): Values => ({
  country: role?.country.id ?? null,
  role: role?.role ?? null,
  name: role?.name ?? '',
  withheld: role?.withheld ?? [],
})

/** All but the name can be set only for a new role. */
export function RoleForm({ role, onLeave, onSaved, onDirty }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const actor = useActor()
  const keyFor = useRequestKey()
  const { data: all = [] } = useQuery(countryNamesQuery())
  const countries = all.filter(({ id }) => can(actor, 'local_role.write', { country: id }))
  const form = useDraftedForm<Values>({
    name: `local-role/${role?.id ?? 'new'}`,
    shape: NewLocalRole,
    begin: valuesOf(role),
    proposed: countries.length === 1 ? { country: countries[0]?.id ?? null } : {},
    otherwise: { empty_list: t('local-roles.allLeft') },
  })
  const save = () =>
    void form.submit(async (values) => {
      const body = checked(NewLocalRole, values)
      const { name, withheld } = body
      await (role
        ? changeLocalRole(role.id, { name, withheld }, role.version)
        : addLocalRole(body, keyFor(body)))
      await refreshRoles(queryClient)
      showToast('success', t('local-roles.saved'))
      onSaved()
    })
  const labels = {
    country: t('lists.country'),
    role: t('local-roles.basis'),
    name: t('local-roles.name'),
    withheld: t('local-roles.tasks'),
  }
  const assignable = rolesForCreate(actor.role)
  // without a role there are no fields of tasks for a link to lead to
  const problems = form.problems.filter(({ field }) => field !== 'withheld' || form.values.role !== null)
  return (
    <FormFrame form={{ ...form, problems, save }} labels={labels} onLeave={onLeave} onDirty={onDirty}>
      <TextField
        label={labels.name}
        hint={t('local-roles.nameHint')}
        autoComplete="off"
        {...form.fieldOf('name')}
      />
      {!role && (
        <>
          {countries.length > 1 && (
            <Select
              id="country"
              label={labels.country}
              choices={countries.map(({ id, name }) => ({ id, label: name }))}
              value={form.values.country}
              onChange={(country) => form.change({ country })}
              {...form.problemOf('country')}
            />
          )}
          <Select
            id="role"
            label={labels.role}
            choices={narrowedRoles
              .filter((id) => assignable.includes(id))
              .map((id) => ({ id, label: t(`terms.role.${id}`) }))}
            value={form.values.role}
            onChange={(chosen) => form.change({ role: chosen, withheld: [] })}
            {...form.problemOf('role')}
          />
        </>
      )}
      {form.values.role !== null && (
        <Tasks
          role={form.values.role}
          withheld={form.values.withheld}
          onChange={(withheld) => form.change({ withheld })}
          problem={form.problemOf('withheld')?.problem}
        />
      )}
    </FormFrame>
  )
}

type TasksProps = {
  role: LocalRole['role']
  withheld: readonly Task[]
  onChange: (withheld: readonly Task[]) => void
  problem: string | undefined
}

/** All tasks of the role, all chosen at first. Managing people goes with what an account below may do. */
function Tasks({ role, withheld, onChange, problem }: TasksProps) {
  const { t } = useTranslation()
  const taskTexts = useTaskTexts()
  const every = tasksOf(role)
  const isBound =
    boundTasks(
      role,
      withheld.filter((task) => task !== 'people'),
    ).length > 0
  const choose = (task: Task, isChosen: boolean) => {
    const chosen = every.filter((each) => (each === task ? !isChosen : withheld.includes(each)))
    onChange([...chosen, ...boundTasks(role, chosen)])
  }
  return (
    <fieldset id="withheld" tabIndex={-1} className="min-w-0">
      <legend className="text-15 font-strong">{t('local-roles.tasks')}</legend>
      <p className="mb-1.5 text-14 text-text2">{t('local-roles.tasksHint')}</p>
      {problem && <p className="mb-1.5 text-14 font-medium text-danger">{problem}</p>}
      <div className="grid gap-x-4 gap-y-1 min-[30rem]:grid-cols-2">
        {every.map((task) => (
          <Checkbox
            key={task}
            label={taskTexts[task]}
            isDisabled={task === 'people' && isBound}
            {...(task === 'people' && isBound && { hint: t('local-roles.peopleBound') })}
            isSelected={!withheld.includes(task)}
            onChange={(isChosen) => choose(task, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  )
}
