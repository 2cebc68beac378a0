import { onDevice } from '../../session/kept.ts'

const key = 'vereda.columns'

type Kept = Partial<Record<string, string>>

const read = (): Kept => onDevice.readValue<Kept>(key) ?? {}

/** The columns that were chosen for a list on this device. */
export const storedColumns = (list: string): string | undefined => {
  const kept = read()[list]
  return typeof kept === 'string' ? kept : undefined
}

export const storeColumns = (list: string, columns: string | undefined): void => {
  const { [list]: _, ...others } = read()
  onDevice.storeValue(key, columns === undefined ? others : { ...others, [list]: columns })
}
