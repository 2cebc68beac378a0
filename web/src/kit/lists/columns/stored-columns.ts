import { onDevice } from '../../../session/web-storage.ts'

const key = 'vereda.columns'

type StoredColumns = Partial<Record<string, string>>

const read = (): StoredColumns => onDevice.readValue<StoredColumns>(key) ?? {}

export const storedColumns = (list: string): string | undefined => {
  const stored = read()[list]
  return typeof stored === 'string' ? stored : undefined
}

export const storeColumns = (list: string, columns: string | undefined): void => {
  const { [list]: _, ...others } = read()
  onDevice.storeValue(key, columns === undefined ? others : { ...others, [list]: columns })
}
