export const defaultInstant: string
export function setTestClock(): void
export function readClockOffset(): number
export function shiftDate(offsetMs: number): void
export function runEarlier<Result>(ms: number, work: () => Promise<Result>): Promise<Result>
