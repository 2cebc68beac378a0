import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { moved, type Sizes, whole, type Zoom, zoomed } from './zoom.ts'

interface Parts {
  place: RefObject<HTMLElement | null>
  picture: RefObject<HTMLElement | null>
}

type Point = { x: number; y: number }

const sizesOf = ({ place, picture }: Parts): Sizes => ({
  place: { width: place.current?.clientWidth ?? 0, height: place.current?.clientHeight ?? 0 },
  picture: { width: picture.current?.offsetWidth ?? 0, height: picture.current?.offsetHeight ?? 0 },
})

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const distanceOf = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** From viewport coordinates to coordinates from the element's centre. */
const inPlace = (place: HTMLElement | null, { x, y }: Point): Point => {
  const box = place?.getBoundingClientRect()
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 }
}

/** Zoom and pan by wheel, dragging and pinching; the returned functions serve keys and buttons. */
export function useZoom(parts: Parts) {
  const [zoom, setZoom] = useState<Zoom>(whole)
  const fingers = useRef(new Map<number, Point>())
  const { place } = parts

  const enlarge = useCallback(
    (factor: number, at?: Point) => setZoom((now) => zoomed(now, factor, sizesOf(parts), at)),
    [parts],
  )
  const move = useCallback(
    (x: number, y: number) => setZoom((now) => moved(now, x, y, sizesOf(parts))),
    [parts],
  )

  useEffect(() => {
    const element = place.current
    const zoomByWheel = (event: WheelEvent) => {
      event.preventDefault()
      enlarge(Math.exp(-event.deltaY / 400), inPlace(place.current, { x: event.clientX, y: event.clientY }))
    }
    // React's wheel listeners are passive and cannot prevent scrolling.
    element?.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element?.removeEventListener('wheel', zoomByWheel)
  }, [place, enlarge])

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return
      const before = [...fingers.current.values()]
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const now = [...fingers.current.values()]
      const [from, to] = [middleOf(before), middleOf(now)]
      const wider = distanceOf(before)
      if (wider > 0) enlarge(distanceOf(now) / wider, inPlace(place.current, to))
      move(to.x - from.x, to.y - from.y)
    },
    onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  }
  return { zoom, enlarge, move, showWhole: () => setZoom(whole), handlers }
}
