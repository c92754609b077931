/** Outputs that are wrong, and by how much. Reused from row to row: only the first `count` are of this one. */
export type Wrong = { count: number; outputs: Int32Array; errors: Float64Array }

/** Limits the first steps of a weight. */
const FIRST = 0.1

/** Weights of features, of which a message has few. Adagrad: the more a weight has moved, the less it moves. */
export function createSparseLayer(features: number, outputs: number) {
  const weights = new Float32Array(features * outputs)
  const moved = new Float32Array(features * outputs)
  return {
    weights,
    add(scores: Float64Array, feature: number, value: number): void {
      const from = feature * outputs
      for (let output = 0; output < outputs; output += 1) scores[output]! += value * weights[from + output]!
    },
    correct(feature: number, value: number, wrong: Wrong, step: number): void {
      const from = feature * outputs
      for (let each = 0; each < wrong.count; each += 1) {
        const at = from + wrong.outputs[each]!
        const slope = wrong.errors[each]! * value
        const far = moved[at]! + slope * slope
        moved[at] = far
        weights[at]! -= (step * slope) / Math.sqrt(far + FIRST)
      }
    },
  }
}

/** Weights of the dimensions of a vector, of which a message has all: those of one output are contiguous. */
export function createDenseLayer(sides: number, outputs: number) {
  const weights = new Float64Array(outputs * sides)
  const moved = new Float64Array(outputs * sides)
  return {
    weights,
    add(scores: Float64Array, vector: Float64Array): void {
      for (let output = 0; output < outputs; output += 1) {
        const from = output * sides
        let [even, odd] = [0, 0]
        for (let side = 0; side < sides; side += 2) {
          even += vector[side]! * weights[from + side]!
          odd += vector[side + 1]! * weights[from + side + 1]!
        }
        scores[output]! += even + odd
      }
    },
    correct(vector: Float64Array, wrong: Wrong, step: number): void {
      for (let each = 0; each < wrong.count; each += 1) {
        const from = wrong.outputs[each]! * sides
        const error = wrong.errors[each]!
        for (let side = 0; side < sides; side += 1) {
          const slope = error * vector[side]!
          const far = moved[from + side]! + slope * slope
          moved[from + side] = far
          weights[from + side]! -= (step * slope) / Math.sqrt(far + FIRST)
        }
      }
    },
  }
}
