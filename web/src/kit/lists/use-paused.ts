import { useEffect, useState } from 'react'

/** Long enough that a word being typed is one request. */
const pauseMilliseconds = 300

/** The value, delayed until it stops changing. */
export const usePaused = <Value>(value: Value): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
