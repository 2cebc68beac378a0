import type { Part } from './parsed.ts'

export type Engine = 'Citus' | 'YugabyteDB' | 'CockroachDB'
export const engines: readonly Engine[] = ['Citus', 'YugabyteDB', 'CockroachDB']

/** Limits of each feature according to the documentation on 27 November 2026; null: as in PostgreSQL. */
type Verdicts = readonly [citus: string | null, yugabyte: string | null, cockroach: string | null]

const oneShard = 'only where all rows of the statement are of one school'
const noTriggers = 'refused on distributed and reference tables, unless `citus.enable_unsafe_triggers` is on'

export type Feature = { what: string; says: Verdicts }
export type ParsedFeature = Feature & { isIt(part: Part): boolean }
export type WrittenFeature = Feature & { pattern: RegExp }

const trigger = (isIt: (value: Record<string, unknown>) => boolean) => (part: Part) =>
  part.kind === 'CreateTrigStmt' && isIt(part.value)

/** Features used by the migrations. */
export const ofSchema: ParsedFeature[] = [
  {
    what: 'triggers for each row',
    says: [noTriggers, null, 'since 24.3'],
    isIt: trigger(({ row, transitionRels }) => row === true && !transitionRels),
  },
  {
    what: 'triggers for each statement',
    says: [noTriggers, null, 'refused'],
    isIt: trigger(({ row }) => row !== true),
  },
  {
    what: 'triggers that see all changed rows (`referencing new table`)',
    says: [noTriggers, 'refused in versions on PostgreSQL 11; try on those on 15', 'refused'],
    isIt: trigger(({ transitionRels }) => transitionRels !== undefined),
  },
  {
    what: '`enable always trigger`',
    says: [noTriggers, null, 'refused'],
    isIt: ({ value: { subtype } }) => subtype === 'AT_EnableAlwaysTrig',
  },
  {
    what: 'functions in PL/pgSQL',
    says: [null, null, 'a part of the language: each is to be tried'],
    isIt: ({ kind, value }) => kind === 'CreateFunctionStmt' && JSON.stringify(value).includes('"plpgsql"'),
  },
  {
    what: 'identity columns of `integer`',
    says: ['`bigint` on distributed tables', null, 'numbers with large gaps by default'],
    isIt: ({ kind, value }) =>
      kind === 'ColumnDef' &&
      JSON.stringify(value['constraints'] ?? []).includes('CONSTR_IDENTITY') &&
      JSON.stringify(value['typeName']).includes('"int4"'),
  },
  {
    what: 'generated columns that are stored',
    says: [null, 'not in versions on PostgreSQL 11', null],
    isIt: ({ value: { contype } }) => contype === 'CONSTR_GENERATED',
  },
  {
    what: '`unique nulls not distinct`',
    says: [null, 'not in versions on PostgreSQL 11', 'to be replaced by two partial keys'],
    isIt: ({ value: { nulls_not_distinct } }) => nulls_not_distinct === true,
  },
  {
    what: 'deferrable constraints',
    says: [null, 'only foreign keys', 'refused'],
    isIt: ({ value: { contype } }) => contype === 'CONSTR_ATTR_DEFERRABLE',
  },
  {
    what: 'exclusion constraints',
    says: ['must hold the school', 'refused', 'refused'],
    isIt: ({ value: { contype } }) => contype === 'CONSTR_EXCLUSION',
  },
  {
    what: 'unique keys over an expression',
    says: ['must hold the school', null, 'not as the target of `on conflict`'],
    isIt: ({ kind, value }) =>
      kind === 'IndexStmt' &&
      value['unique'] === true &&
      JSON.stringify(value['indexParams']).includes('"expr"'),
  },
  {
    what: 'GIN indexes over trigrams',
    says: [null, 'one column, no other options', null],
    isIt: ({ kind, value }) => kind === 'IndexStmt' && value['accessMethod'] === 'gin',
  },
]

/** Features used by the statements of lists. */
export const ofLists: ParsedFeature[] = [
  {
    what: 'correlated subqueries in the lists',
    says: ['only where they are joined by the school', null, null],
    isIt: ({ kind, value }) => kind === 'SubLink' && value['subLinkType'] !== 'ARRAY_SUBLINK',
  },
  {
    what: '`lateral` in the lists',
    says: [oneShard, null, null],
    isIt: ({ kind, value }) => kind === 'RangeSubselect' && value['lateral'] === true,
  },
  {
    what: 'windows in the lists',
    says: ['partitioned by the school, or of one school', null, null],
    isIt: ({ kind, value }) => kind === 'FuncCall' && value['over'] !== undefined,
  },
]

/** Features of statements that are composed at run time, found as text in the sources. */
export const ofSources: WrittenFeature[] = [
  {
    what: 'advisory locks',
    says: [
      'of the coordinator alone: all servers ask the same one',
      'since 2025.1',
      'they are there and lock nothing',
    ],
    pattern: /pg_(?:try_)?advisory_(?:xact_)?lock\(/g,
  },
  {
    what: '`for update skip locked`',
    says: [oneShard, null, null],
    pattern: /skip locked|\.skipLocked\(/g,
  },
  {
    what: 'other locks of rows (`for update`, `for no key update`, `for share`)',
    says: [oneShard, null, '`for share` must be switched on, `no key` counts as the whole row'],
    pattern: /\bfor (?:no key )?(?:update|share)\b(?! skip)|\.for(?:Update|Share)\(/g,
  },
  {
    what: '`with` parts that write',
    says: [oneShard, null, 'no table in two parts of one statement'],
    pattern: /\b\w+ as (?:materialized )?\(\s*(?:insert into|update|delete from)\b/g,
  },
  {
    what: '`on conflict`',
    says: ['the key must hold the school', null, 'not over an expression'],
    pattern: /\bon conflict\b|\.onConflict\(/g,
  },
]

/** Features of functions in the migrations, found as text. */
export const ofFunctions: WrittenFeature[] = [
  {
    what: '`xmin` and numbers of transactions',
    says: [null, 'hidden columns of the kind are not there', 'not there'],
    pattern: /\bxmin\b/g,
  },
]
