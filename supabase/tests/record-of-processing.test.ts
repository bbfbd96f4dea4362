/** The record of processing names every table of the API, once, and none that does not exist. */
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readSqlFiles } from '../local/db/sql-files'
import { MIGRATIONS_DIR } from '../local/paths'

const RECORD = new URL('../../docs/security/record-of-processing.md', import.meta.url)

async function listTables(): Promise<string[]> {
  const chapters = await readSqlFiles(MIGRATIONS_DIR)
  const found = chapters.flatMap(({ text }) => [...text.matchAll(/^create table public\.(\w+)/gm)])
  return found.map(([, name = '']) => name).sort()
}

/** First cells of the tables before the chapter about files. */
async function listRecorded(): Promise<string[]> {
  const [text = ''] = (await readFile(RECORD, 'utf8')).split('\n## Files')
  const cells = [...text.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)).sort()
}

describe('record of processing', () => {
  it('names every table of the API once', async () => {
    expect(await listRecorded()).toEqual(await listTables())
  })
})
