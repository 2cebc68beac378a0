import { ArrowRight, Bell, Copy, Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Card } from '../../ui/cards/Card.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { showToast } from '../../ui/messages/toasts.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'

const actions = [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => announce('Edit was chosen') },
  { id: 'copy', label: 'Copy', icon: Copy, isDisabled: true },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    isDanger: true,
    onAction: () => announce('Delete was chosen'),
  },
]

export function ButtonExamples() {
  const [open, setOpen] = useState<'dialog' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <Card title="Buttons, menus, dialogs">
      <div className="flex flex-wrap items-center gap-2">
        <Buttons />
        <Menu
          label="Actions for Escuela Valle Sagrado"
          actions={actions}
          trigger={<IconButton icon={Ellipsis} label="Actions for Escuela Valle Sagrado" kind="secondary" />}
        />
        <Button onPress={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onPress={() => setOpen('question')}>Ask a question</Button>
        <Button onPress={() => showToast('success', 'The school was saved')}>Show success</Button>
        <Button onPress={() => showToast('error', 'The school could not be saved')}>Show error</Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Change the date of the evaluation"
        buttons={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button kind="primary" onPress={close}>
              Change date
            </Button>
          </>
        }
      >
        <TextField label="Date" hint="Day, month, year" defaultValue="20-11-2026" />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        onClose={close}
        onConfirm={close}
        title="Delete Escuela Rural Ollanta?"
        confirm="Delete school"
        problem="The school has evaluations."
      >
        Its lines and evidence go with it. This cannot be undone.
      </ConfirmDialog>
    </Card>
  )
}

function Buttons() {
  return (
    <>
      <Button kind="primary" icon={Plus}>
        New evaluation
      </Button>
      <ButtonLink href="#main" kind="primary" iconAfter={ArrowRight}>
        Continue
      </ButtonLink>
      <Button icon={Download}>Export</Button>
      <Button kind="quiet">Wait for Wi-Fi</Button>
      <Button kind="danger" icon={Trash2}>
        Delete school
      </Button>
      <Button kind="quiet-danger" icon={Trash2}>
        Delete
      </Button>
      <Button kind="primary" isPending>
        Saving
      </Button>
      <Button isDisabled>Not now</Button>
      <Button size="compact">Compact</Button>
      <IconButton icon={Bell} label="Notifications, 3 unread">
        <b
          aria-hidden="true"
          className="absolute end-1 top-1.5 min-w-4.5 rounded-pill bg-danger-solid px-1 text-center text-11 leading-4.5 text-surface"
        >
          3
        </b>
      </IconButton>
    </>
  )
}
