import { expect, it } from 'vitest'
import { createFileName } from './create-file-name'

it.each([
  ['Spielaufbau über außen', 'Spielaufbau-über-außen.pdf'],
  ['Пресинг: 4-4-2 / дясно', 'Пресинг-4-4-2-дясно.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['CON', 'touchline-CON.pdf'],
  ['⚽️ 🎉', 'touchline.pdf'],
  ['', 'touchline.pdf'],
])('a file is called after the title: %s', (title, name) => {
  expect(createFileName(title, 'pdf')).toBe(name)
})

it('several files are numbered', () => {
  expect(createFileName('Rondo', 'png', 2)).toBe('Rondo-2.png')
})

it('a long title is cut where file systems end, in bytes', () => {
  const name = createFileName('ж'.repeat(300), 'webm')
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(130)
})
