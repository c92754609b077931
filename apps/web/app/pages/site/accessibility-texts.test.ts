import { expect, test } from 'vitest'
import { paceChoiceTexts, pausePanelTexts } from '../../features/game/game-texts.ts'
import { accessibilityTexts } from './accessibility-texts.ts'

test('the statement names the ways to play with more time, and the time that a run has', () => {
  const slower = paceChoiceTexts.paces.filter(({ pace }) => pace !== 'normal')
  expect(slower.length).toBe(2)
  for (const { name } of slower) expect(accessibilityTexts.game).toContain(name)
  expect(accessibilityTexts.game).toContain('pause')
  expect(pausePanelTexts.lead).toContain('half an hour')
  expect(accessibilityTexts.game).toContain('within half an hour')
})
