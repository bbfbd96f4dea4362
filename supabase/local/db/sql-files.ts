/** Reads folders of SQL files in name order. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getSystemCode } from '../errors'

export interface SqlFile {
  name: string
  text: string
}

/** The folder's `.sql` files; none when the folder is not there. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    return await Promise.all(
      names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
    )
  } catch (error) {
    if (getSystemCode(error) === 'ENOENT') return []
    throw error
  }
}
