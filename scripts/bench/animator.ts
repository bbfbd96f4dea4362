/**
 * `npm run bench:animator`: the figures of the animator's issue, asked and measured, in headless Chromium
 * without GPU on the production build. A report, not a check: figures swing with the machine. Builds
 * first; `-- --built` takes `dist/` as it is, and names of parts run only those.
 */
import { availableParallelism, loadavg } from 'node:os'
import { measureBoardFrames } from './measure-board-frames'
import { measureChunks } from './measure-chunks'
import { measureExport } from './export'
import { measureOpening } from './measure-opening'
import { printTable, type Row } from './row'
import { build, startSession, type Session } from './session'

/** Each returns rows of the table; a new figure is a new file and a line here. */
const parts: Record<string, (session: Session) => Promise<Row[]>> = {
  opening: measureOpening,
  frames: measureBoardFrames,
  size: measureChunks,
  export: measureExport,
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
