import { FormDialog } from './FormDialog.tsx'
import { TextForm } from './TextForm.tsx'

type Props = Omit<Parameters<typeof TextForm>[0], 'onLeave' | 'onDirty'> & {
  title: string
  onClose: () => void
}

export function TextDialog({ title, onClose, onSave, ...form }: Props) {
  const save = async (text: string) => {
    const isDone = await onSave(text)
    if (isDone) onClose()
    return isDone
  }
  return (
    <FormDialog onClose={onClose} title={title} width="narrow">
      {(state) => <TextForm {...form} {...state} onSave={save} />}
    </FormDialog>
  )
}
