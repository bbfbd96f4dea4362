/** Exports of the usual scene: how long a film of 10 s takes and whether all of it is in the file. */
import type { Page } from '@playwright/test'
import { buildExportPage, openExportPage } from '../../e2e/export-page/open'
import type { ExportChoice } from '../../src/features/animator/export/choice'
import { getSceneMotion } from '../../src/features/scene/model/motion/scene-motion'
import { usualBench } from './animator-scenes'
import { createLimitRow, type Row } from './row'

/** Seconds. */
const benchLength = 10

const usual: ExportChoice = {
  format: 'png',
  shape: '16:9',
  range: 'all',
  step: 0,
  look: 'night',
  hasCaptions: true,
  // exactly 10 s of film, whenever the last ball arrives
  speed: getSceneMotion(usualBench).end / benchLength,
  frameRate: 30,
}

export async function measureExport(session: { open: () => Promise<Page> }): Promise<Row[]> {
  const page = await session.open()
  await openExportPage(page, await buildExportPage('export-bench'))
  const rows = [
    ...(await measureFilms(page, 30, 6)),
    ...(await measureFilms(page, 60, 10)),
    ...(await measureFiles(page)),
  ]
  await page.close()
  return rows
}

async function measureFilms(page: Page, frameRate: 30 | 60, seconds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const format of ['webm', 'mp4'] as const) {
    const choice = { ...usual, format, frameRate }
    const name = `${format} of ${benchLength} s, 1080p, ${frameRate} fps`
    const can = await page.evaluate(
      ([kind, scene, asked]) => window.exporting.canFilm(kind, scene, asked),
      [format, usualBench, choice] as const,
    )
    if (!can) {
      rows.push({ what: name, asked: 'or a reason', measured: 'not in this browser', isMet: true })
      continue
    }
    const made = await run(page, choice)
    const film = made.files[0]?.film
    rows.push(
      createLimitRow(name, seconds, made.milliseconds / 1000, 's'),
      {
        what: `  frames and length read back, ${((made.files[0]?.bytes ?? 0) / 1e6).toFixed(1)} MB`,
        asked: `${benchLength * frameRate}, ${benchLength} s`,
        measured: `${film?.frames}, ${film?.seconds.toFixed(3)} s`,
        isMet:
          film?.frames === benchLength * frameRate &&
          film.isExact &&
          Math.abs(film.seconds - benchLength) < 0.002,
      },
      createLimitRow('  longest time the page could not answer', 100, made.longestWait, 'ms'),
    )
  }
  return rows
}

async function measureFiles(page: Page): Promise<Row[]> {
  const pdf = await run(page, { ...usual, format: 'pdf', shape: 'a4', look: 'white' })
  const gif = await run(page, { ...usual, format: 'gif' })
  const png = await run(page, { ...usual, format: 'png', shape: 'a4', range: 'step' })
  return [
    createLimitRow('PDF of 5 steps', 2, sumBytes(pdf) / 1e6, 'MB'),
    createLimitRow('  made in', 10, pdf.milliseconds / 1000, 's'),
    createLimitRow('GIF of 10 s', 10, sumBytes(gif) / 1e6, 'MB'),
    createLimitRow('  made in', 20, gif.milliseconds / 1000, 's'),
    createLimitRow('PNG of A4 at 300 dpi', 5, sumBytes(png) / 1e6, 'MB'),
    createLimitRow('  made in', 5, png.milliseconds / 1000, 's'),
  ]
}

function run(page: Page, choice: ExportChoice) {
  return page.evaluate(([scene, asked]) => window.exporting.run(scene, asked), [
    usualBench,
    choice,
  ] as const)
}

function sumBytes({ files }: { files: readonly { bytes: number }[] }): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
