import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'

/** A supplier’s name and nothing else: one that is noted already is only confirmed, another is not on the list of samples. */
export function namedSupplier(supplier: string, { own }: AgentState): ToolCall[] {
  return own.supplier === supplier
    ? [
        { name: 'note_details', args: { supplier } },
        { name: 'compare', args: { is_update: true } },
      ]
    : [{ name: 'about_mo', args: { topic: 'sample' } }]
}
