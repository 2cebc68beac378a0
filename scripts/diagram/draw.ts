import type { Column, Table } from './read-tables.ts'

/** Numbered columns of one kind are folded: points_1 … points_7. */
const folded = (columns: Column[]): Column[] => {
  const stemOf = ({ name }: Column) => name.replace(/\d+/, '')
  const numbered = (column: Column) => columns.filter((other) => stemOf(other) === stemOf(column))
  return columns.flatMap((column) => {
    const siblings = /\d/.test(column.name) ? numbered(column) : [column]
    if (siblings.length < 3) return [column]
    const last = /\d+/.exec(siblings.at(-1)?.name ?? '')?.[0] ?? ''
    return siblings[0] === column
      ? [{ ...column, name: column.name.replace(/\d+/, (first) => `${first}to${last}`) }]
      : []
  })
}

const short: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'double precision': 'float8',
  'character varying': 'varchar',
}

const attribute = ({ name, type, isKey, refersTo }: Column): string => {
  const keys = [isKey && 'PK', refersTo && 'FK'].filter(Boolean).join(', ')
  return `    ${[(short[type] ?? type).replaceAll(' ', '_'), name, keys].filter(Boolean).join(' ')}`
}

const entity = ({ name, columns }: Table): string =>
  [`  ${name} {`, ...folded(columns).map(attribute), '  }'].join('\n')

/** A relation of the diagram; only those within the room are drawn, the others are listed. */
const relation = (table: Table, { name, refersTo, isKey, isOptional }: Column): string => {
  const isOneToOne = isKey && table.columns.filter((column) => column.isKey).length === 1
  return `  ${refersTo} ${isOptional ? '|o' : '||'}--${isOneToOne ? 'o|' : 'o{'} ${table.name} : ${name}`
}

const references = (table: Table) => table.columns.filter(({ refersTo }) => refersTo !== null)

const row = (table: Table, holds: string, isHere: (name: string) => boolean): string => {
  const elsewhere = references(table)
    .filter(({ refersTo }) => !isHere(refersTo ?? ''))
    .map(({ name, refersTo }) => `${refersTo} (${name})`)
  return `| ${table.name} | ${holds} | ${elsewhere.join(', ')} |`
}

const roomOf = (room: string, tables: Table[], holds: Record<string, string>): string => {
  const isHere = (name: string) => name in holds
  const drawn = tables.flatMap((table) =>
    references(table)
      .filter(({ refersTo }) => isHere(refersTo ?? ''))
      .map((column) => relation(table, column)),
  )
  const rows = tables.map((table) => row(table, holds[table.name] ?? '', isHere))
  return [
    `## ${room}`,
    ['| Table | A row is | Refers to tables of other rooms |', '|---|---|---|', ...rows].join('\n'),
    ['```mermaid', 'erDiagram', ...drawn, ...tables.map(entity), '```'].join('\n'),
  ].join('\n\n')
}

const introduction = `# The tables

Made by \`npm run diagram\` from the migrations in \`server/migrations\`; \`npm run check\` says when it is stale. The rooms are those of [CONTRIBUTING.md](../CONTRIBUTING.md). A picture shows the tables of one room with all their columns (\`points_1to7\` stands for seven) and the references among them.`

/**
 * The page of all tables by room; throws for a table without a description, and for a described table that does not
 * exist.
 */
export const draw = (tables: Table[], rooms: Record<string, Record<string, string>>): string => {
  const known = Object.values(rooms).flatMap(Object.keys)
  const names = tables.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  const gone = known.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Error(`scripts/diagram/rooms.ts does not say what ${unknown.join(', ')} holds`)
  if (gone.length > 0)
    throw new Error(`scripts/diagram/rooms.ts names ${gone.join(', ')}, which no migration makes`)
  const parts = Object.entries(rooms).map(([room, holds]) =>
    roomOf(
      room,
      Object.keys(holds).flatMap((name) => tables.filter((table) => table.name === name)),
      holds,
    ),
  )
  return `${[introduction, ...parts].join('\n\n')}\n`
}
