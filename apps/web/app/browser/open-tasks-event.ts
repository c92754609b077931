/** Fired on the dashboard: opens the dialog with the tasks. */
export const OPEN_TASKS_EVENT = 'mowatt:open-tasks'
