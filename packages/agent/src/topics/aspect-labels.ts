import type { Aspect } from '../command/command.ts'

/** The label of an aspect's button, which is sent as the user's message. */
export const ASPECT_LABELS: Readonly<Record<Aspect, string>> = {
  more: 'Tell me more',
  how: 'How do I do that?',
  how_long: 'How long?',
  how_much: 'How much?',
  when: 'When?',
  who: 'Who’s involved?',
  where: 'Where?',
  why: 'Why?',
  what_if_refused: 'What if they refuse?',
  can_they: 'Can they do that?',
  is_it_safe: 'Is it safe?',
  worth_it: 'Is it worth it?',
  next_step: 'What do I do next?',
  risk: 'What can go wrong?',
  prepayment: 'What if I’m on prepayment?',
  tenants: 'What if I rent?',
  england: 'What about England?',
  wales: 'What about Wales?',
  scotland: 'What about Scotland?',
  smart_meter: 'What if I have a smart meter?',
  example: 'Give me an example',
  proof: 'What proof do I need?',
}
