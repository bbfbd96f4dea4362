/** Collects console errors and warnings of a test; `expectComplaint` allows one that is the point. */
import { vi } from 'vitest'

/**
 * FullCalendar starts the timer of its "now" line while it renders. When React throws such a render away, the timer
 * still updates what never came to be: noise of its development build, once a minute at most.
 */
const abandonedRender = /state update on a component that hasn't mounted yet/
const isNoise = (text: string, stack: string) =>
  abandonedRender.test(text) && stack.includes('@fullcalendar')

let complaints: string[] = []
let allowed: RegExp[] = []

export function watchConsole(): void {
  complaints = []
  allowed = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      const stack = new Error('console').stack ?? ''
      if (isNoise(text, stack) || allowed.some((pattern) => pattern.test(text))) return
      complaints.push(`${text}\n${stack.split('\n').slice(2, 12).join('\n')}`)
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
