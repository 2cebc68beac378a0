import { partsOf, type Statement } from './parsed.ts'

export type Table = {
  columns: Set<string>
  /** Tables it refers to. */
  parents: Set<string>
  /** Columns of its unique keys; expressions have none. */
  keys: { name: string; columns: string[] }[]
}

type Constraint = {
  contype?: string
  conname?: string
  keys?: unknown
  pktable?: { relname?: string }
}

const names = (value: unknown): string[] =>
  partsOf(value).flatMap(({ kind, value: { sval } }) => (kind === 'String' ? [String(sval)] : []))

const relation = (value: unknown): string => String((value as { relname?: string } | undefined)?.relname)

const constrain = (table: Table, constraint: Constraint, column?: string): void => {
  const { contype, conname = '', keys, pktable } = constraint
  if (contype === 'CONSTR_FOREIGN') table.parents.add(relation(pktable))
  if (contype !== 'CONSTR_PRIMARY' && contype !== 'CONSTR_UNIQUE') return
  const columns = names(keys)
  table.keys.push({ name: conname, columns: column && columns.length === 0 ? [column] : columns })
}

type Element = {
  ColumnDef?: { colname: string; constraints?: { Constraint: Constraint }[] }
  Constraint?: Constraint
}

const addTo = (table: Table, { ColumnDef: column, Constraint: constraint }: Element): void => {
  if (constraint) constrain(table, constraint)
  if (!column) return
  table.columns.add(column.colname)
  for (const each of column.constraints ?? []) constrain(table, each.Constraint, column.colname)
}

type Tables = Map<string, Table>

const tableOf = (tables: Tables, name: string): Table => {
  const known = tables.get(name) ?? { columns: new Set(), parents: new Set(), keys: [] }
  tables.set(name, known)
  return known
}

/** The effect of each kind of statement on the tables; other statements are ignored. */
const changes: Record<string, (tables: Tables, statement: Record<string, unknown>) => void> = {
  CreateStmt: (tables, { relation: name, tableElts: elements = [] }) => {
    for (const element of elements as Element[]) addTo(tableOf(tables, relation(name)), element)
  },
  AlterTableStmt: (tables, { relation: name, cmds: commands }) => {
    for (const { AlterTableCmd: command } of commands as { AlterTableCmd: { def?: Element } }[])
      if (command.def) addTo(tableOf(tables, relation(name)), command.def)
  },
  IndexStmt: (tables, { relation: name, unique, idxname, indexParams }) => {
    if (!unique) return
    const columns = partsOf(indexParams).flatMap(({ value }) =>
      typeof value['name'] === 'string' ? [value['name']] : [],
    )
    tableOf(tables, relation(name)).keys.push({ name: String(idxname), columns })
  },
  DropStmt: (tables, { removeType, objects }) => {
    if (removeType === 'OBJECT_TABLE') for (const name of names(objects)) tables.delete(name)
  },
  RenameStmt: (tables, { renameType, relation: before, newname }) => {
    if (renameType !== 'OBJECT_TABLE') return
    tables.set(String(newname), tableOf(tables, relation(before)))
    tables.delete(relation(before))
  },
}

/** The tables of the migrations, as far as needed for distribution. */
export const schemaOf = (statements: Statement[]): Tables => {
  const tables: Tables = new Map()
  for (const { tree } of statements)
    for (const [kind, statement] of Object.entries(tree))
      changes[kind]?.(tables, statement as Record<string, unknown>)
  return tables
}

/** The table and all tables that refer to it, directly or indirectly. */
export const below = (tables: Tables, top: string): string[] => {
  const found = new Set([top])
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const [name, { parents }] of tables)
      if ([...parents].some((parent) => found.has(parent))) found.add(name)
  }
  return [...found].sort()
}
