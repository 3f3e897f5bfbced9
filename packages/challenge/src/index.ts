export type { Counts, LoggedRow, Logs, Par, Reached, Row, Sheet, Terms } from './sheet.ts'
