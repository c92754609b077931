/** Fired on the dashboard: opens the popup with the tasks. */
export const OPEN_TASKS_EVENT = 'mowatt:open-tasks'
