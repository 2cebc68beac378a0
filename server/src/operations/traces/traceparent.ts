import { newTrace, type Place } from './span.ts'

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The place in a proxy's header (W3C Trace Context), else a new trace. */
export const placeOf = (traceparent: unknown): Place => {
  const [, trace = '', parent = '', flags = ''] =
    (typeof traceparent === 'string' && traceparent.match(shape)) || []
  if (trace === '' || /^0+$/.test(trace) || /^0+$/.test(parent)) return newTrace()
  return { trace, parent, isRecorded: (Number.parseInt(flags, 16) & 1) === 1 }
}
