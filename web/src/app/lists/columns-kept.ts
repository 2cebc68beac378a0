const key = 'vereda.columns'

type Kept = Partial<Record<string, string>>

const read = (): Kept => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Kept | null) ?? {}
  } catch {
    return {}
  }
}

/** The columns that were chosen for a list on this device. */
export const keptColumns = (list: string): string | undefined => {
  const kept = read()[list]
  return typeof kept === 'string' ? kept : undefined
}

export const keepColumns = (list: string, columns: string | undefined): void => {
  const { [list]: _, ...others } = read()
  try {
    localStorage.setItem(key, JSON.stringify(columns === undefined ? others : { ...others, [list]: columns }))
  } catch {
    // without storage the choice stands in the address alone
  }
}
