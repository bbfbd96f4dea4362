/** Collects console errors and warnings of a test; `expectComplaint` allows one that is the point. */
import { vi } from 'vitest'

let complaints: string[] = []
let allowed: RegExp[] = []

export function watchConsole(): void {
  complaints = []
  allowed = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text)
    })
  }
}

/** Lets messages that match pass in the running test. */
export function expectComplaint(pattern: RegExp): void {
  allowed.push(pattern)
}

export function takeComplaints(): string[] {
  return complaints.splice(0)
}
