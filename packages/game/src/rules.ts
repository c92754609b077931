/**
 * The rules of Escape the Tunnel, all in one place.
 *
 * Mo runs to the right by himself, faster the further he gets. Roots are jumped: a short press hops, a long press jumps
 * high. Pipes are ducked. His lamp shrinks with every step; power cells refill it; a bump costs a good part of it. The
 * run ends when the lamp is out, or at the way out.
 *
 * A run is worth 0 to 200 points:
 *   distance   0 to 100   the share of the tunnel that is behind him
 *   cells      0 to 60    full at nine tenths of all cells
 *   way out    20         for getting out
 *   clean run  0 to 20    only with the way out: 4 less for each bump
 *
 * Calm mode is the same run in slow motion, so the same achievement has the same points. The lamp shrinks by distance and
 * not by time: nobody loses light by being slow, or by pausing.
 *
 * Lengths are in units, 256 to a pixel of the drawing; times are in ticks, speeds in units a tick. Everything is an
 * integer. A change of anything here, or of how a tunnel is dug, is another RULES_VERSION.
 */
export const RULES_VERSION = 1

export const UNITS = 256

export const TICKS_PER_SECOND = 60
/** Calm mode shows two thirds as many ticks in a second. */
export const CALM_TICKS_PER_SECOND = 40

export const TUNNEL_LENGTH = 21_000 * UNITS
export const START_SPEED = 845
export const END_SPEED = 1485

/** Mo's hit box: smaller than the drawing, so that a near miss is a miss. */
export const MO_LENGTH = 36 * UNITS
export const MO_HEIGHT = 30 * UNITS
export const MO_DUCKED_HEIGHT = 16 * UNITS

export const JUMP_SPEED = 2150
export const GRAVITY = 107
/** A jump released early rises no faster than this. */
export const HOP_SPEED = 1434
/** Added while duck is held in the air. */
export const DIVE = 200
/** A press this shortly before landing still counts. */
export const JUMP_PATIENCE_TICKS = 7

export const FULL_LIGHT = 10_000
/** The distance that one unit of light lasts for. */
export const LENGTH_PER_LIGHT = 128
export const CELL_LIGHT = 420
export const BUMP_LIGHT = 1500
/** After a bump Mo stumbles at half speed, and for a while nothing else can touch him. */
export const STUMBLE_TICKS = 24
export const SAFE_TICKS = 60

/** Buttons, as bits of the held state. */
export const JUMP = 1
export const DUCK = 2

/** Far beyond any run: a guard, because the lamp ends every run earlier. */
export const MOST_TICKS = 14_000
export const MOST_INPUTS = 4000
/** People press one button no more than 15 times a second ... */
export const TICKS_BETWEEN_PRESSES = 4
/** ... nor both together more than 60 times in five. */
export const PRESSES_IN_A_ROW = 60
export const ROW_TICKS = 300

export const DISTANCE_POINTS = 100
export const CELL_POINTS = 60
export const ESCAPE_POINTS = 20
export const CLEAN_POINTS = 20
export const BUMP_POINTS = 4
export const MOST_POINTS = DISTANCE_POINTS + CELL_POINTS + ESCAPE_POINTS + CLEAN_POINTS
