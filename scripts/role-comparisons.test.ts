import { expect, test } from 'vitest'
import { comparesRoles, roleComparisons } from './role-comparisons.ts'
import { root } from './steps.ts'

test('only the table of capabilities knows roles by their number', () => {
  const { files, found } = roleComparisons(root)
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(1_000)
})

test('a comparison of roles is found, however it is written', () => {
  const written = [
    'if (actor.role <= Role.region) return',
    'const isSchool = useActor().role === 3',
    'if (role !== Role.school) return',
    'access: [0, 1, 2] },',
    'roles: [3],',
    'where users.role = 3 and',
    'where idle.role in (2, 3)',
    'case areas.role when 1 then',
  ]
  expect(written.filter((line) => !comparesRoles(line))).toEqual([])
  const others = [
    'if (role !== person.role) return',
    'role: Role.country,',
    'areas.role = ${sql.lit(Role.country)}',
  ]
  expect(others.filter(comparesRoles)).toEqual([])
})
