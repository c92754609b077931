/** The script of a demo conversation; the texts come from content. */
export type DemoScript = {
  label: string
  note: string
  agentName: string
  agentRole: string
  messages: readonly DemoLine[]
}

export type DemoLine = { from: 'mo' | 'you'; text: string; file?: { name: string; detail: string } }
