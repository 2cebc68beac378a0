import { useQueryClient } from '@tanstack/react-query'
import { checkPiece } from 'contract/instrument/checks/check-piece'
import type { DraftFault, DraftPiece, EditionDraftDetail } from 'contract/instrument/edition-drafts'
import { languageBy } from 'contract/platform/languages'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useEdited } from '../../../kit/forms/use-edited.ts'
import { showToast } from '../../../ui/messages/toasts.ts'
import {
  bodyOf,
  codesIn,
  fieldsOf,
  linkIn,
  nameOf,
  type PieceValues,
  textsIn,
  valuesOf,
} from './piece-values.ts'
import { changePiece, readPiece, takePiece } from './queries.ts'
import { usePieceTexts } from './use-piece-texts.ts'

const anyTexts = z.record(z.string(), z.string())

/** The faults of what is typed, by the rules of the server. */
const useFaults = (draft: EditionDraftDetail, piece: DraftPiece, values: PieceValues): DraftFault[] => {
  const by = useMemo(
    () => ({
      languages: draft.languages,
      avoided: Object.fromEntries(
        draft.languages.map((language) => [
          language,
          draft.avoided.filter((each) => each.language === language),
        ]),
      ),
      scales: new Map(draft.before.map(({ code, scale }) => [code, scale])),
    }),
    [draft.languages, draft.avoided, draft.before],
  )
  return useMemo(
    () =>
      checkPiece(
        {
          place: piece.place,
          scale: piece.scale,
          link: linkIn(values['link']) ?? null,
          from: codesIn(values['from'] ?? ''),
          texts: textsIn(values),
          before: piece.before,
        },
        by,
      ),
    [piece, values, by],
  )
}

/** A part of a draft, which others may change at the same time. */
export const usePieceForm = (draft: EditionDraftDetail, piece: DraftPiece) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { fieldOf } = usePieceTexts()
  const written = draft.languages
  const fields = useMemo(() => fieldsOf(piece), [piece])
  const labels: Record<string, string> = {
    link: t('editions.link.title', { edition: draft.edition }),
    from: t('editions.link.from'),
    ...Object.fromEntries(
      fields.flatMap((field) =>
        written.map((language) => [
          nameOf(language, field),
          t('editions.textIn', { field: fieldOf(field), language: languageBy(language).name }),
        ]),
      ),
    ),
  }
  const form = useEdited<DraftPiece, PieceValues>({
    draft: `edition-piece/${piece.id}`,
    saved: piece,
    shape: anyTexts,
    valuesOf: useCallback((saved: DraftPiece) => valuesOf(saved, written), [written]),
    labels,
    textOf: (name, values) => {
      const link = name === 'link' ? linkIn(values['link']) : undefined
      return link ? t(`editions.link.${link}`) : values[name] || '–'
    },
    write: (changes, version) => changePiece(draft.id, piece.id, bodyOf(changes), version),
    readAgain: () => readPiece(draft.id, piece.id),
    onSaved: (now) => {
      takePiece(queryClient, draft.id, now)
      showToast('success', t('editions.saved'))
    },
  })
  return { ...form, fields, labels, faults: useFaults(draft, piece, form.values) }
}
