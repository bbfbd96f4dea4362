/** The text of docs/data-model.md as it should be now, formatted. */
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { PROJECT_DIR } from '../paths'
import { readModel } from './read-model'
import { renderDataModel } from './render'

export const DATA_MODEL = join(PROJECT_DIR, 'docs', 'data-model.md')

export async function generateDataModel(): Promise<string> {
  const options = (await resolveConfig(DATA_MODEL)) ?? {}
  const tidy = (text: string) => format(text, { ...options, parser: 'markdown' })
  // Prettier may find something to do in its own output; `prettier --check` must not.
  return await tidy(await tidy(renderDataModel(await readModel())))
}
