import { createRequire } from 'node:module'
import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { renderToBuffer } from '@react-pdf/renderer'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { noPhotos } from '@/features/scene/model/draw/photos'
import { drawnPhoto } from '@/test/scene/drawn-photo'
import { randomScene } from '@/test/random-scene'
import type { ExportTexts } from '../choice'
import { registerFonts } from './pdf-fonts'
import { safeText } from './safe-text'
import { stripDocument } from './strip'

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

async function stripOf(scene: Scene, photos = noPhotos.href): Promise<string> {
  const steps = scene.steps.map((_step, index) => index)
  const job = { scene, steps, shape: 'a4', look: 'white', texts, photos } as const
  const bytes = await renderToBuffer(stripDocument(job))
  return bytes.toString('latin1')
}

/** Everything in the file as text: streams unpacked, and the code points its fonts can show. */
function unpacked(pdf: string): string {
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
    const scene: Scene = { ...emptyScene(), objects: [{ ...face, id: 'p7', x: 20, y: 20 }] }
    expect(await stripOf(scene)).not.toContain('/Subtype /Image')
    const shown = await stripOf(scene, (source) => (source === player_id ? drawnPhoto : null))
    expect(shown).toContain('/Subtype /Image')
  })

  it('has a page for each step, and shows Ж, ß and €', async () => {
    const steps = [0, 1, 2, 3, 4].map((t) => ({ id: `s${t}`, t, name: '', note: 'Öffnung' }))
    const pdf = await stripOf({ ...emptyScene(), steps })
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(5)
    expect(pdf.length).toBeLessThan(2_000_000)
    const codes = unpacked(pdf).toLowerCase()
    for (const letter of ['Ж', 'ß', '€']) {
      const code = letter.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''
      expect(codes).toContain(`<${code}>`)
    }
  })

  it('succeeds for any scene', async () => {
    for (const scene of fc.sample(randomScene(), { numRuns: 6, seed: 11 })) {
      const pdf = await stripOf(scene)
      expect(pdf.startsWith('%PDF-')).toBe(true)
      expect(unpacked(pdf)).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})

it.each([
  ['Tor 👨‍👩‍👧 für alle ⚽️!', 'Tor für alle !'],
  ['🇧🇬 Жокер', 'Жокер'],
  ['© 5 € ↔ ß', '© 5 € ↔ ß'],
  ['a\u0000b\ud800', 'a b'],
])('what the fonts cannot set is left out: %s', (text, shown) => {
  expect(safeText(text)).toBe(shown)
})
