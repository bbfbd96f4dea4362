// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createZip } from './zip'

const reader = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    archive.extractall(sys.argv[2])
    print(archive.infolist()[0].date_time)
`

test('another program reads the archive: names, contents, sums and time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  const archive = join(folder, 'copy.zip')
  const picture = new Uint8Array(70_000).map((_, index) => (index * 31) % 251)
  const json = new TextEncoder().encode('{"name":"Мила"}')
  const entries = [
    { path: 'data.json', bytes: json },
    { path: 'files/avatars/Мила.jpg', bytes: picture },
    { path: 'empty.txt', bytes: new Uint8Array() },
  ]
  writeFileSync(archive, createZip(entries, new Date(2026, 10, 21, 18, 30, 44)))
  const time = execFileSync('python3', ['-c', reader, archive, folder], { encoding: 'utf8' })
  expect(time.trim()).toBe('(2026, 11, 21, 18, 30, 44)')
  expect(readFileSync(join(folder, 'data.json'), 'utf8')).toBe('{"name":"Мила"}')
  expect(new Uint8Array(readFileSync(join(folder, 'files/avatars/Мила.jpg')))).toEqual(picture)
})
