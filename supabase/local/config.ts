/** Reads the few plain kinds of lines that supabase/config.toml uses, so that it stays the only place for settings. */
import { readFile } from 'node:fs/promises'
import { CONFIG_FILE } from './paths'

type Value = string | number | boolean | string[]
export type Config = Map<string, Value>

/** Keys are `section.key`, for example `auth.email.enable_confirmations`. */
export async function readConfig(file: string = CONFIG_FILE): Promise<Config> {
  return parseConfig(await readFile(file, 'utf8'))
}

export function parseConfig(text: string): Config {
  const config: Config = new Map()
  let section = ''
  for (const line of text.split('\n')) {
    const header = /^\s*\[([\w.-]+)\]\s*$/.exec(line)
    const pair = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(line)
    if (header?.[1]) section = `${header[1]}.`
    else if (pair?.[1] && pair[2] && !line.trimStart().startsWith('#')) {
      config.set(section + pair[1], parseValue(pair[2]))
    }
  }
  return config
}

function parseValue(text: string): Value {
  if (text.startsWith('[')) return [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)
  if (quoted) return (quoted[1] ?? '').replaceAll(/\\(.)/g, '$1')
  const bare = text.replace(/\s+#.*$/, '')
  if (bare === 'true' || bare === 'false') return bare === 'true'
  return Number(bare)
}

export function readTextSetting(config: Config, key: string, fallback: string): string {
  const value = config.get(key)
  return typeof value === 'string' ? value : fallback
}

export function readNumberSetting(config: Config, key: string, fallback: number): number {
  const value = config.get(key)
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

export function readFlagSetting(config: Config, key: string, fallback: boolean): boolean {
  const value = config.get(key)
  return typeof value === 'boolean' ? value : fallback
}
