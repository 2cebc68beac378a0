import { useEffect, useState } from 'react'

type Speech = {
  state: 'quiet' | 'speaking' | 'paused'
  read: () => void
  pause: () => void
  goOn: () => void
  stop: () => void
}

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/** A local voice for the language, which sends no text to a service. */
const voiceFor = (language: string): SpeechSynthesisVoice | undefined => {
  const code = language.slice(0, 2)
  const fitting = (synthesis()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(code))
  return fitting.find(({ localService }) => localService) ?? fitting[0]
}

/** Reads texts aloud one after the other; null where the device has no voice for the language. */
export const useSpeech = (texts: readonly string[], language: string): Speech | null => {
  const [voice, setVoice] = useState(() => voiceFor(language))
  const [state, setState] = useState<Speech['state']>('quiet')
  const whole = texts.join('\n')
  useEffect(() => {
    // Browsers load voices after the page and announce it by an event.
    const findVoice = () => setVoice(voiceFor(language))
    synthesis()?.addEventListener('voiceschanged', findVoice)
    return () => synthesis()?.removeEventListener('voiceschanged', findVoice)
  }, [language])
  useEffect(() => {
    // Another text or page stops the speech.
    setState('quiet')
    return () => synthesis()?.cancel()
  }, [whole])
  if (!voice) return null
  return {
    state,
    read: () => {
      synthesis()?.cancel()
      const parts = whole.split('\n').map((text) => new SpeechSynthesisUtterance(text))
      for (const part of parts) Object.assign(part, { voice, lang: voice.lang, rate: 0.95 })
      const last = parts.at(-1)
      if (last) last.onend = () => setState('quiet')
      for (const part of parts) synthesis()?.speak(part)
      setState('speaking')
    },
    pause: () => {
      synthesis()?.pause()
      setState('paused')
    },
    goOn: () => {
      synthesis()?.resume()
      setState('speaking')
    },
    stop: () => {
      synthesis()?.cancel()
      setState('quiet')
    },
  }
}
