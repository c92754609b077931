import type { Question } from '../question.ts'
import { billQuestions } from './bill-questions.ts'
import { gridQuestions } from './grid-questions.ts'
import { homeQuestions } from './home-questions.ts'
import { meterQuestions } from './meter-questions.ts'
import { priceCapQuestions } from './price-cap-questions.ts'
import { switchingQuestions } from './switching-questions.ts'

/** Every question that ships. Facts were checked in November 2026. */
export const shippedQuestions: readonly Question[] = [
  ...billQuestions,
  ...priceCapQuestions,
  ...switchingQuestions,
  ...meterQuestions,
  ...homeQuestions,
  ...gridQuestions,
]
