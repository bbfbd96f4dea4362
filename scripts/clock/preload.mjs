// Loaded before everything else in each process of a run (Node's `--import`, Deno's `--preload`).
import { readClockOffset, shiftDate } from './clock.mjs'

const offsetMs = readClockOffset()
if (offsetMs !== 0) shiftDate(offsetMs)
