import { Problem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import { useEffect, useState } from 'react'
import { chooseLanguage, needsReloadFor } from '../../../i18n/chosen-language.ts'
import { purgeToken } from './link-token.ts'

type State<Answer> = { kind: 'checking' | 'invalid' | 'unknown' } | { kind: 'valid'; answer: Answer }

/** Whether the link is valid; where no language was chosen, the page takes that of the e-mail. */
export const useLinkCheck = <Answer extends { language: Language }>(
  token: string,
  check: (token: string, signal: AbortSignal) => Promise<Answer>,
) => {
  const [state, setState] = useState<State<Answer>>({ kind: 'checking' })
  const [round, setRound] = useState(0)
  const expire = () => {
    purgeToken()
    setState({ kind: 'invalid' })
  }

  useEffect(() => {
    const ended = new AbortController()
    if (token === '') {
      setState({ kind: 'invalid' })
      return undefined
    }
    setState({ kind: 'checking' })
    check(token, ended.signal).then(
      (answer) => {
        if (needsReloadFor(answer)) chooseLanguage(answer.language)
        setState({ kind: 'valid', answer })
      },
      (error: unknown) => {
        if (ended.signal.aborted) return
        if (error instanceof Problem && error.status === 400) expire()
        else setState({ kind: 'unknown' })
      },
    )
    return () => ended.abort()
  }, [token, round, check])

  return { state, expire, again: () => setRound(round + 1) }
}
