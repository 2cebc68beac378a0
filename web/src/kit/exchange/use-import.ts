import { useQueryClient } from '@tanstack/react-query'
import type { AppliedAnswer, ImportAnswer, ImportKind } from 'contract/exchange/imports'
import { Problem } from 'contract/platform/problems'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { appliedOf, dryRunOf, untilDone } from './job-end.ts'
import { applyImport, type Imported, sendImport } from './queries.ts'

export type ImportState =
  | { step: 'choose'; problem: Problem | null }
  | { step: 'sending' | 'looking' | 'writing'; name: string; percent: number }
  | { step: 'preview'; name: string; id: number; answer: ImportAnswer; problem: Problem | null }
  | { step: 'done'; answer: AppliedAnswer }

const asProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('server_error')

const queryKeys: Record<Exclude<ImportKind, 'edition_draft' | 'catalogue'>, string> = {
  schools: 'schools',
  people: 'users',
  sheet: 'evaluations',
  translations: 'translations',
}

/** Uploads a file, waits for the dry run, and writes it on confirmation; closing the dialog only stops waiting. */
export const useImport = (imported: Imported) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const keyOf = useRequestKey()
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: null })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const dryRun = async (file: File) => {
    const { signal } = leaving.current
    const { name } = file
    setState({ step: 'sending', name, percent: 0 })
    announce(t('transfer.sending', { name }))
    try {
      const started = await sendImport(imported, file, signal, (part) =>
        setState({ step: 'sending', name, percent: Math.round(part * 100) }),
      )
      setState({ step: 'looking', name, percent: 0 })
      announce(t('transfer.looking', { name }))
      const job = await untilDone(started, signal, (percent) => setState({ step: 'looking', name, percent }))
      const answer = dryRunOf(job)
      setState({ step: 'preview', name, id: job.id, answer, problem: null })
      announce(
        t('transfer.looked', { created: answer.created, changed: answer.changed, refused: answer.refused }),
      )
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', problem: asProblem(error) })
    }
  }

  const write = async (preview: Extract<ImportState, { step: 'preview' }>) => {
    const { signal } = leaving.current
    const { name, id } = preview
    setState({ step: 'writing', name, percent: 0 })
    announce(t('transfer.writing'))
    try {
      const started = await applyImport(id, keyOf(id))
      const job = await untilDone(started, signal, (percent) => setState({ step: 'writing', name, percent }))
      setState({ step: 'done', answer: appliedOf(job) })
      if ('readAgain' in imported) await imported.readAgain()
      else await client.invalidateQueries({ queryKey: [queryKeys[imported.kind]] })
    } catch (error) {
      if (!signal.aborted) setState({ ...preview, problem: asProblem(error) })
    }
  }
  const again = () => setState({ step: 'choose', problem: null })
  return { state, look: dryRun, write, again }
}
