import { useEffect, useState } from 'react'

/** Long enough that a word being typed is one question. */
const pauseMilliseconds = 300

/** The value once it has rested, so that not every key asks the server. */
export const usePaused = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
