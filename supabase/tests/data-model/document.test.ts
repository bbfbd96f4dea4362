/** The checked-in data model tells what the migrations, the catalogue and the access matrix say now. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { DATA_MODEL, generateDataModel } from '../../local/data-model/generate'

it('docs/data-model.md is up to date; run npm run db:docs', async () => {
  const current = await readFile(DATA_MODEL, 'utf8').catch(() => '')
  const isUpToDate = (await generateDataModel()) === current
  expect(isUpToDate, 'docs/data-model.md is stale; run npm run db:docs').toBe(true)
}, 60_000)
