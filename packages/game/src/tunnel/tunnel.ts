export type ObstacleKind = 'root' | 'tall-root' | 'thicket' | 'pipe' | 'long-pipe' | 'beam'

/** An obstacle: a box, in units. */
export type Obstacle = {
  kind: ObstacleKind
  left: number
  right: number
  bottom: number
  top: number
  /** Which of several drawings; it has no other effect. */
  look: number
}

export type Cell = { x: number; y: number }

export type MoveKind = 'hop' | 'jump' | 'duck'

/** One step of the way through: what to do when Mo's back is at `from`. A duck ends at `to`. */
export type Move = {
  kind: MoveKind
  from: number
  to: number
  /** Its obstacle; a move without one only collects cells. */
  obstacle: Obstacle | undefined
}

export type Tunnel = {
  length: number
  /** In the order of their left sides. */
  obstacles: readonly Obstacle[]
  cells: readonly Cell[]
  /** A path that touches no obstacle and takes every cell: the proof that there is one. */
  moves: readonly Move[]
}
