export { forgetHandovers } from './forget-handovers.ts'
