import { createRequire } from 'node:module'
import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { renderToBuffer } from '@react-pdf/renderer'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { noPhotos } from '@/features/scene/model/draw/photos'
import { drawnPhoto } from '@/test/scene/drawn-photo'
import { createRandomScene } from '@/test/create-random-scene'
import type { ExportTexts } from '../choice'
import { registerFonts } from './pdf-fonts'
import { cleanText } from './safe-text'
import { renderStripDocument, type StripJob } from './strip'

const texts: ExportTexts = {
  title: 'Жълт ß € 😀',
  club: 'SV Touchline',
  stepName: (index) => `Step ${index + 1}`,
  sentences: () => ['7 runs past 2', '8 passes into the space'],
  question: 'Where do you run?',
  tapeText: (metres) => `${metres} m`,
}

beforeAll(() => {
  const { resolve } = createRequire(import.meta.url)
  registerFonts({
    regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    bold: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  })
})

async function renderStrip(
  scene: Scene,
  photos = noPhotos.href,
  shape: StripJob['shape'] = 'a4',
): Promise<string> {
  const steps = scene.steps.map((_step, index) => index)
  const job = { scene, steps, shape, look: 'white', texts, photos } as const
  const bytes = await renderToBuffer(renderStripDocument(job))
  return bytes.toString('latin1')
}

/** Points from the top of the page, of each line of glyphs in the order they are set. */
function listBaselines(content: string): number[] {
  const saved: number[] = []
  const lines = new Set<number>()
  let y = 0
  for (const line of content.split('\n')) {
    const [, down] = /^1 0 0 1 \S+ (\S+) cm$/.exec(line) ?? []
    if (line === 'q') saved.push(y)
    else if (line === 'Q') y = saved.pop() ?? 0
    else if (down !== undefined) y += Number(down)
    else if (line.endsWith('TJ')) lines.add(Math.round(y * 10) / 10)
  }
  return [...lines]
}

/** Everything in the file as text: streams unpacked, and the code points its fonts can show. */
function unpackPdf(pdf: string): string {
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
      } catch {
        // the font itself is packed another way
        return ''
      }
    })
    .join('\n')
}

describe('the strip as a PDF', () => {
  it('has the photo of a player who shows one, and the number without it', async () => {
    const player_id = 'a0000000-0000-4000-8000-000000000001'
    const face = { kind: 'player', team: 'a', number: '7', player_id, has_photo: true } as const
    const scene: Scene = { ...createEmptyScene(), objects: [{ ...face, id: 'p7', x: 20, y: 20 }] }
    expect(await renderStrip(scene)).not.toContain('/Subtype /Image')
    const shown = await renderStrip(scene, (source) => (source === player_id ? drawnPhoto : null))
    expect(shown).toContain('/Subtype /Image')
  })

  it('has a page for each step, and shows Ж, ß and €', async () => {
    const steps = [0, 1, 2, 3, 4].map((t) => ({ id: `s${t}`, t, name: '', note: 'Öffnung' }))
    const pdf = await renderStrip({ ...createEmptyScene(), steps })
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(5)
    expect(pdf.length).toBeLessThan(2_000_000)
    const codes = unpackPdf(pdf).toLowerCase()
    for (const letter of ['Ж', 'ß', '€']) {
      const code = letter.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''
      expect(codes).toContain(`<${code}>`)
    }
  })

  it.each(['a4', '16:9', '9:16'] as const)(
    'sets every line of words below the one before, on paper of %s',
    async (shape) => {
      const steps = [{ id: 's1', t: 0, name: '', note: 'Open up\nLook first' }]
      for (const pitch of [{}, { orientation: 'portrait' } as const]) {
        const scene = { ...createEmptyScene({ ...pitch, has_lines: false }), steps }
        const pdf = await renderStrip(scene, noPhotos.href, shape)
        const heights = listBaselines(unpackPdf(pdf))
        // name of the step, two sentences, two lines of the note
        const words = heights.slice(-5)
        expect(words).toHaveLength(5)
        for (const [index, y] of words.slice(1).entries()) {
          expect(y - (words[index] ?? 0), `line ${index + 2}`).toBeGreaterThan(14)
        }
      }
    },
  )

  it('succeeds for any scene', async () => {
    for (const scene of fc.sample(createRandomScene(), { numRuns: 6, seed: 11 })) {
      const pdf = await renderStrip(scene)
      expect(pdf.startsWith('%PDF-')).toBe(true)
      expect(unpackPdf(pdf)).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})

it.each([
  ['Tor 👨‍👩‍👧 für alle ⚽️!', 'Tor für alle !'],
  ['🇧🇬 Жокер', 'Жокер'],
  ['© 5 € ↔ ß', '© 5 € ↔ ß'],
  ['a\u0000b\ud800', 'a b'],
])('what the fonts cannot set is left out: %s', (text, shown) => {
  expect(cleanText(text)).toBe(shown)
})
