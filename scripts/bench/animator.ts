/**
 * `npm run bench:animator`: the figures of the animator's issue, asked and measured, in headless Chromium
 * without GPU on the production build. A report, not a check: figures swing with the machine. Builds
 * first; `-- --built` takes `dist/` as it is, and names of parts run only those.
 */
import { availableParallelism, loadavg } from 'node:os'
import { boardFrames } from './board-frames'
import { chunkSize } from './chunk-size'
import { exporting } from './export'
import { opening } from './opening'
import { printTable, type Row } from './row'
import { build, startSession, type Session } from './session'

/** Each returns rows of the table; a new figure is a new file and a line here. */
const parts: Record<string, (session: Session) => Promise<Row[]>> = {
  opening,
  frames: boardFrames,
  size: chunkSize,
  export: exporting,
}

const asked = process.argv.slice(2)
const names = asked.filter((word) => !word.startsWith('--'))
build(asked.includes('--built'))
const session = await startSession()
try {
  const rows: Row[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.log(`… ${name}`)
    rows.push(...(await part(session)))
  }
  const [load = 0] = loadavg()
  console.log(`\nMachine: ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  printTable(rows)
} finally {
  await session.stop()
}
