/** How smoothly a page runs: the gaps between its frames, and the time of its own script in each of them. */
import type { Browser, Page } from '@playwright/test'

export interface FrameTimes {
  frames: number
  /** Milliseconds between two frames. */
  gaps: Spread
  /** Milliseconds of script per frame: all JavaScript on the main thread, in processor time. */
  script: Spread
}

export interface Spread {
  p50: number
  p95: number
}

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** Of the thread alone: other programs on the machine do not count. */
  tdur?: number
  pid: number
  tid: number
}

/** The outermost kinds of running script; what lies within one of them is not counted twice. */
const scripts = new Set([
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'FunctionCall',
  'RunMicrotasks',
  'EvaluateScript',
])

/** Runs `act` and measures the frames from its beginning to its end. */
export async function measureFrameTimes(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<FrameTimes> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(startCounting)
  await act()
  const times = await page.evaluate(stopCounting)
  const trace = readTrace((await browser.stopTracing()).toString())
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    frames: gaps.length,
    gaps: computeSpread(gaps),
    script: computeSpread(listScriptTimesPerFrame(trace)),
  }
}

export function computeSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const getAtShare = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: getAtShare(0.5), p95: getAtShare(0.95) }
}

/** Milliseconds of script between the begin of one frame and the next, on the page's main thread. */
export function listScriptTimesPerFrame(events: readonly TraceEvent[]): number[] {
  const thread = findMainThread(events)
  const runs = events
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && scripts.has(name) && `${pid}:${tid}` === thread,
    )
    .toSorted((a, b) => a.ts - b.ts)
  const frames: number[] = []
  let sum: number | null = null
  let end = 0
  let lastFrame = -Infinity
  for (const { name, ts, dur = 0, tdur = dur } of runs) {
    if (ts + dur <= end) continue
    // several callbacks may share a frame: a new one begins when some milliseconds passed
    if (name === 'FireAnimationFrame' && ts - lastFrame > shortestFrame) {
      if (sum !== null) frames.push(sum / 1000)
      sum = 0
      lastFrame = ts
    }
    if (sum !== null) sum += tdur
    end = ts + dur
  }
  return frames
}

/** Microseconds. */
const shortestFrame = 8000

/** The thread with most frames on it: the page that is measured. */
function findMainThread(events: readonly TraceEvent[]): string {
  const counts = new Map<string, number>()
  for (const { name, pid, tid } of events) {
    if (name !== 'FireAnimationFrame') continue
    const thread = `${pid}:${tid}`
    counts.set(thread, (counts.get(thread) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function readTrace(text: string): TraceEvent[] {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(text)
  return trace.traceEvents
}

interface Counter {
  times: number[]
  isOn: boolean
  count: (now: number) => void
}

declare global {
  interface Window {
    frameCounter?: Counter
  }
}

function startCounting() {
  const counter: Counter = {
    times: [],
    isOn: true,
    count(now) {
      counter.times.push(now)
      if (counter.isOn) requestAnimationFrame(counter.count)
    },
  }
  window.frameCounter = counter
  requestAnimationFrame(counter.count)
}

function stopCounting(): number[] {
  const counter = window.frameCounter
  if (!counter) return []
  counter.isOn = false
  return counter.times
}
