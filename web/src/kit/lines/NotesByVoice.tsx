import { isOfSchool } from 'contract/access/roles'
import type { Note } from 'contract/evaluation/notes'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'

type Props = {
  notes: readonly Note[]
  /** Leaves out the heading of the school's notes where the context names the school. */
  isOfSchoolNamed?: boolean
  level?: 3 | 5
  children: (note: Note) => ReactNode
}

/** Notes of the school, and separately those of staff. */
export function NotesByVoice({ notes, isOfSchoolNamed = false, level = 3, children }: Props) {
  const { t } = useTranslation()
  const Heading: 'h3' | 'h5' = `h${level}`
  return [true, false].map((ofSchool) => {
    const shown = notes.filter((note) => isOfSchool(note) === ofSchool)
    return (
      shown.length > 0 && (
        <Fragment key={String(ofSchool)}>
          {!(ofSchool && isOfSchoolNamed) && (
            <Heading className="mt-2 text-14 font-medium">
              {t(ofSchool ? 'evaluation.schoolNotes' : 'evaluation.staffNotes')}
            </Heading>
          )}
          {shown.map((note) => (
            <Fragment key={note.id}>{children(note)}</Fragment>
          ))}
        </Fragment>
      )
    )
  })
}
