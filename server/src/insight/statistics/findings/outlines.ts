import { createRequire } from 'node:module'
import type { CountryOutlines } from 'contract/insight/statistics/findings'
import { type GeoProjection, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Atlas = Topology<{ countries: GeometryCollection }>

const featuresOf = (atlas: Atlas) => feature(atlas, atlas.objects.countries).features
type Land = ReturnType<typeof featuresOf>[number]

/** The atlas has the numeric ISO 3166 codes; Unicode's aliases in Node map them to letters. */
const codeOf = ({ id }: Land): string | undefined => {
  try {
    return new Intl.Locale(`und-${id}`).region
  } catch {
    return undefined
  }
}

let read: ReadonlyMap<string, Land> | undefined

/** Loaded on first use, since most processes need none of its 740 KB. */
const landByCode = (): ReadonlyMap<string, Land> => {
  if (read) return read
  const atlas: Atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json')
  read = new Map(
    featuresOf(atlas).flatMap((land) => {
      const code = codeOf(land)
      return code === undefined ? [] : [[code, land] as const]
    }),
  )
  return read
}

/** Width and height of a drawing in its own units. */
const most = 400
/** Smaller islands are left out; a smaller country becomes a dot. */
const smallest = 5

type Point = [number, number]
type Ring = { points: Point[]; width: number; height: number }

const ringOf = (text: string): Ring => {
  const points: Point[] = []
  for (const each of text.split('L')) {
    const [x = 0, y = 0] = each.split(',').map(Number)
    const [lastX, lastY] = points.at(-1) ?? [-most, -most]
    // Adjacent points are indistinguishable.
    if (Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) > 1) points.push([x, y])
  }
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return { points, width: span(0), height: span(1) }
}

const dot = ([x, y]: Point): string => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`

/** A country in integer coordinates without invisible details. */
const drawn = (land: Land, projection: GeoProjection): { path: string; x: number; y: number } => {
  const text = geoPath(projection).digits(0)(land) ?? ''
  const rings = [...text.matchAll(/M([^MZ]+)Z/g)].map(([, ring = '']) => ringOf(ring))
  const [largest] = rings.toSorted((one, other) => other.width * other.height - one.width * one.height)
  const middle = geoPath(projection).centroid(land)
  const [x, y] = [Math.round(middle[0]), Math.round(middle[1])]
  if (!largest || Math.max(largest.width, largest.height) < smallest) return { path: dot([x, y]), x, y }
  const seen = rings.filter((ring) => ring === largest || Math.max(ring.width, ring.height) >= smallest)
  return { path: seen.map(({ points }) => `M${points.join('L')}Z`).join(''), x, y }
}

type Country = { id: number; code: string | null }

const drawMap = (countries: readonly Country[]): CountryOutlines => {
  const found = countries.flatMap(({ id, code }) => {
    const land = code === null ? undefined : landByCode().get(code)
    return land ? [{ id, land }] : []
  })
  if (found.length === 0) return { width: 0, height: 0, countries: [] }
  const all = { type: 'FeatureCollection' as const, features: found.map(({ land }) => land) }
  const projection = geoEqualEarth()
    .rotate([-geoCentroid(all)[0], 0])
    .fitExtent(
      [
        [4, 4],
        [most - 4, most - 4],
      ],
      all,
    )
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(all)
  const [x, y] = projection.translate()
  projection.translate([x - left + 4, y - top + 4])
  return {
    width: Math.ceil(right - left) + 8,
    height: Math.ceil(bottom - top) + 8,
    countries: found.map(({ id, land }) => ({ id, ...drawn(land, projection) })),
  }
}

/** Cached maps, one for each group of countries, which rarely changes. */
const mostMaps = 100
const maps = new Map<string, CountryOutlines>()

/** Outlines of these countries on one equal-area map (Equal Earth), as far as the atlas has them. */
export const outlinesOf = (countries: readonly Country[]): CountryOutlines => {
  const key = countries.map(({ id, code }) => `${id}${code}`).join(' ')
  const stored = maps.get(key)
  if (stored) return stored
  const map = drawMap(countries)
  if (maps.size >= mostMaps) maps.clear()
  maps.set(key, map)
  return map
}
