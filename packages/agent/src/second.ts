/** Mo's second engine, for what tries and teaches it. It answers nobody yet. */
export { createRun } from './run/run-command.ts'
export { runOther } from './run/run-other.ts'
export { checkTemplates } from './say/check-templates.ts'
export { checkTopics, topicsDue } from './topics/check-topics.ts'
export { createTopics } from './topics/parse-topic.ts'
export { takeTurn } from './turn/take-turn.ts'
