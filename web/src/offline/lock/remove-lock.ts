import { onDevice } from '../../session/web-storage.ts'

export const prefix = 'vereda.lock.'

export const removeLock = (user: number): void => {
  onDevice.keep(prefix + user, null)
}
