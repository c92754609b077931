import { boxAround, commonPart, type Point, type Rect } from '../geometry.ts'

/** How many numbers follow each drawing code of a path: move, line, curve, quadratic curve, close. */
const COORDINATES = [2, 2, 6, 4, 0]
const MOVE = 0
const LINE = 1
const CLOSE = 4
const MOST_COMPARED = 200

type Area = { box: Rect; isRectangle: boolean }

/** The separate areas of a path. Only of rectangles is it known that they fill all of their box. */
export function filledAreas(path: ArrayLike<number>): Area[] {
  const areas: Area[] = []
  let points: Point[] = []
  let isStraight = true
  const finish = () => {
    if (points.length > 1) areas.push(areaOf(points, isStraight))
    points = []
    isStraight = true
  }
  for (let at = 0; at < path.length;) {
    const code = path[at] ?? CLOSE
    const count = COORDINATES[code] ?? 0
    if (code === MOVE) finish()
    if (code !== MOVE && code !== LINE && code !== CLOSE) isStraight = false
    for (let pair = at + 1; pair + 1 <= at + count; pair += 2)
      points.push({ x: path[pair] ?? 0, y: path[pair + 1] ?? 0 })
    at += 1 + count
  }
  finish()
  return areas.length > MOST_COMPARED
    ? areas
    : areas.map((area) => (isFrame(area, areas) ? { ...area, isRectangle: false } : area))
}

/** Overlapping areas of one path may leave holes, as a frame does. */
function isFrame(area: Area, areas: readonly Area[]): boolean {
  return areas.some((other) => other !== area && overlap(area.box, other.box))
}

function overlap(one: Rect, other: Rect): boolean {
  const { left, top, right, bottom } = commonPart(one, other)
  return left < right && top < bottom
}

function areaOf(points: readonly Point[], isStraight: boolean): Area {
  const box = boxAround(points)
  const isCorner = ({ x, y }: Point) => (x === box.left || x === box.right) && (y === box.top || y === box.bottom)
  return {
    box,
    isRectangle: isStraight && points.length >= 4 && points.length <= 5 && points.every(isCorner),
  }
}
