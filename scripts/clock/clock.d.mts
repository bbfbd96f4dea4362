export const defaultInstant: string
export function setTestClock(): void
export function readClockOffset(): number
export function shiftDate(offsetMs: number): void
