import { useLazy } from '../waiting/use-lazy.ts'
import type { DialogProps } from './dialog-props.ts'

const load = () => import('./OpenDialog.tsx')

/** Modal; its parts are loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const part = useLazy(load, props.isOpen)
  return part && <part.OpenDialog {...props} />
}
