import type { Pool } from 'pg'
import { type Actor, areaOf, scopeOf } from './actor.ts'
import { offsetOf, page, time } from './json.ts'

const hidden = (name: string): string => `case when page.${name} >= 5 then page.${name} end`

const text = (actor: Actor): string => `
  select (select coalesce(sum(schools), 0) from regions where ${scopeOf(actor, 'regions', 1)}) as count, (
    select coalesce(json_agg(json_build_object(
      'id', page.id, 'name', page.name,
      'region', json_build_object('id', regions.id, 'name', regions.name),
      'country', json_build_object('id', countries.id, 'name', countries.names ->> 'en'),
      'project_name', page.project_name, 'management', page.management, 'type_of_school', page.type_of_school,
      'levels', page.levels, 'students', page.students, 'teachers', page.teachers,
      'students_with_disabilities', ${hidden('students_with_disabilities')},
      'students_with_multiple_disabilities', ${hidden('students_with_multiple_disabilities')},
      'students_with_visual_disabilities', ${hidden('students_with_visual_disabilities')},
      'students_with_deafblindness', ${hidden('students_with_deafblindness')},
      'other_professionals', page.other_professionals, 'total_staff', page.total_staff,
      'counted_on', page.counted_on, 'register_code', page.register_code, 'version', page.version, 'updated_at', ${time('page.updated_at')}
    ) order by page.folded, page.id), '[]')
    from (
      select * from schools where ${scopeOf(actor, 'schools', 1)}
      order by schools.folded, schools.id limit 20 offset $2) page
    join regions on regions.id = page.region_id
    join countries on countries.id = page.country_id) as results`

export const schoolList = async (pool: Pool, actor: Actor, address: URL): Promise<string> => {
  const { rows } = await pool.query({
    name: `schools ${actor.role}`,
    text: text(actor),
    values: [areaOf(actor), offsetOf(address)],
  })
  return page(address, Number(rows[0].count), rows[0].results)
}
