const IMPERIAL = /\bimperial\b|\bcubic feet\b|\bft3\b|\bhcf\b/i
const CALORIFIC = /\b(?:calorific value|calorific|cv)\b[^\d]{0,20}(\d{2}(?:\.\d{1,4})?)/i
const CORRECTION = /\bcorrection(?: factor)?\b[^\d]{0,20}((?:1|0)\.\d{1,7})/i
const VOLUME = /\bm3\b|m³|\bcubic met(?:re|er)s?\b/i

/** What people say that a gas meter's units are multiplied by. */
export function findGasFactors(words: string): { isImperial: boolean; calorific?: number; correction?: number } {
  const [calorific, correction] = [CALORIFIC.exec(words)?.[1], CORRECTION.exec(words)?.[1]]
  return {
    isImperial: IMPERIAL.test(words),
    ...(calorific !== undefined && { calorific: Number(calorific) }),
    ...(correction !== undefined && { correction: Number(correction) }),
  }
}

/** "How many m3 is 720 kWh", and not "it says m3, last was 4302" or "56 m3 in kWh". */
export function asksVolume(words: string): boolean {
  return (
    VOLUME.test(words) &&
    !/\d ?(?:m3|m³|cubic)/i.test(words) &&
    /\bkwh\b|\bhow (?:many|much)\b|\binto?\b|\bconvert/i.test(words)
  )
}
