import { demonstrationPassword } from '../../access/passwords/demonstration.ts'
import { administrator, cast } from './people/cast.ts'

const roleNames = {
  1: 'country representative',
  2: 'regional coordinator',
  3: 'school representative',
} as const

const countryNames: Record<string, string> = { PE: 'Peru', BR: 'Brazil', IN: 'India', CO: 'Colombia' }

/** The address, accounts to log in with and what to look at. */
export const welcome = (address: string, seconds: number): string => {
  const rows = [
    [administrator.username, 'administrator, superuser', administrator.shows] as const,
    ...cast.flatMap(({ username, role, of, shows }) =>
      shows ? [[username, `${roleNames[role]}, ${countryNames[of] ?? of}`, shows] as const] : [],
    ),
  ]
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const table = rows.map(
    ([name, role, shows]) => `  ${name.padEnd(width(0))}  ${role.padEnd(width(1))}  ${shows}`,
  )
  return `
Vereda's demonstration is ready after ${seconds.toFixed(1)} seconds.

  ${address}

Log in with one of these user names; the password of all is ${demonstrationPassword}

${table.join('\n')}

Schools and people are invented. Press Ctrl+C to end.
`
}
