import fc from 'fast-check'
import { expect, test } from './support/fixtures'
import type { ExportChoice, ExportFormat } from '../src/features/animator/export/choice'
import { createRandomScene } from '../src/test/create-random-scene'
import { buildExportPage, openExportPage } from './export-page/open'

const scenes = fc
  .sample(createRandomScene({ steps: 3 }), { numRuns: 10, seed: 4 })
  // a question may stand for a minute: long films are measured elsewhere
  .map((scene) => ({
    ...scene,
    freezes: scene.freezes.slice(0, 1).map((freeze) => ({ ...freeze, seconds: 1 })),
  }))

const usual: ExportChoice = {
  format: 'png',
  shape: '1:1',
  range: 'step',
  step: 0,
  look: 'night',
  hasCaptions: true,
  speed: 4,
  frameRate: 30,
}

const heads: Partial<Record<ExportFormat, RegExp>> = {
  png: /^.PNG/u,
  svg: /^<svg /,
  pdf: /^%PDF-/,
  gif: /^GIF89a/,
  mp4: /^.{4}ftyp/su,
  webm: /^.E/u,
  json: /^\{/,
}

test.describe('every export of any scene succeeds', () => {
  let folder = ''
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    folder = await buildExportPage('export-e2e')
  })

  for (const format of ['png', 'svg', 'pdf', 'gif', 'webm', 'mp4', 'json'] as const) {
    test(format, async ({ as }) => {
      const page = await as(null)
      await openExportPage(page, folder)
      if (format === 'webm' || format === 'mp4') {
        const [first] = scenes
        const can = await page.evaluate(
          ([kind, drawn, asked]) => drawn && window.exporting.canFilm(kind, drawn, asked),
          [format, first, { ...usual, format }] as const,
        )
        test.skip(!can, 'this browser has no encoder for it')
      }
      for (const [index, scene] of scenes.entries()) {
        const shape = (['16:9', '9:16', '1:1', 'a4'] as const)[index % 4] ?? 'a4'
        const choice = { ...usual, format, shape }
        const made = await page.evaluate(([drawn, asked]) => window.exporting.run(drawn, asked), [
          scene,
          choice,
        ] as const)
        const [file] = made.files
        expect(file?.head, `scene ${index}`).toMatch(heads[format] ?? /./)
        if (file?.film) expect(file.film.isExact, `scene ${index}`).toBe(true)
        if (format === 'png' || format === 'gif') {
          expect(file?.picture?.width, `scene ${index}`).toBeGreaterThan(300)
        }
      }
    })
  }

  test('a cancelled export stops and gives no file', async ({ as }) => {
    const page = await as(null)
    await openExportPage(page, folder)
    const [scene] = scenes
    if (!scene) throw new Error('no scene')
    for (const format of ['webm', 'gif'] as const) {
      const choice = { ...usual, format, range: 'all' as const, speed: 0.25 }
      const ended = await page.evaluate(
        ([drawn, asked]) => window.exporting.cancel(drawn, asked, 3),
        [scene, choice] as const,
      )
      expect(ended).toBe('AbortError')
    }
  })
})
