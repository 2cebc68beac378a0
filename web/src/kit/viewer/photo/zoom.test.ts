import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largest, moved, type Sizes, whole, type Zoom, zoomed } from './zoom.ts'

const length = fc.integer({ min: 50, max: 3000 })
/** The picture fits into its frame. */
const sizes = fc
  .record({
    width: length,
    height: length,
    across: fc.double({ min: 0.1, max: 1, noNaN: true }),
    tall: length,
  })
  .map(
    ({ width, height, across, tall }): Sizes => ({
      place: { width, height },
      picture: { width: width * across, height: Math.min(height, tall) },
    }),
  )
const point = fc.record({
  x: fc.integer({ min: -1500, max: 1500 }),
  y: fc.integer({ min: -1500, max: 1500 }),
})
const action = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), point }),
  fc.record({ x: fc.integer({ min: -4000, max: 4000 }), y: fc.integer({ min: -4000, max: 4000 }) }),
)
type ZoomAction = { factor: number; point: { x: number; y: number } } | { x: number; y: number }

const done = (actions: readonly ZoomAction[], around: Sizes): Zoom =>
  actions.reduce<Zoom>(
    (zoom, each) =>
      'factor' in each ? zoomed(zoom, each.factor, around, each.point) : moved(zoom, each.x, each.y, around),
    whole,
  )

test('whatever is done, the picture is between whole and eight times as large', () => {
  fc.assert(
    fc.property(fc.array(action), sizes, (actions, around) => {
      const { scale } = done(actions, around)
      expect(scale).toBeGreaterThanOrEqual(1)
      expect(scale).toBeLessThanOrEqual(largest)
    }),
  )
})

test('a picture that is larger than its place leaves no gap in it, and one that is smaller stays in the middle', () => {
  fc.assert(
    fc.property(fc.array(action), sizes, (actions, around) => {
      const zoom = done(actions, around)
      for (const [side, shift] of [
        ['width', zoom.x],
        ['height', zoom.y],
      ] as const) {
        const overhang = (around.picture[side] * zoom.scale - around.place[side]) / 2
        expect(Math.abs(shift)).toBeLessThanOrEqual(Math.max(0, overhang) + 1e-6)
      }
    }),
  )
})

test('what lies under the pointer stays under it while the picture fills its place', () => {
  const around = { place: { width: 400, height: 300 }, picture: { width: 400, height: 300 } }
  const near = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })
  fc.assert(
    fc.property(fc.double({ min: 1, max: largest, noNaN: true }), near, (factor, at) => {
      const { scale, x, y } = zoomed(whole, factor, around, at)
      expect((at.x - x) / scale).toBeCloseTo(at.x, 6)
      expect((at.y - y) / scale).toBeCloseTo(at.y, 6)
    }),
  )
})
