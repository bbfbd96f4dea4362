/** Where the project's files are, whatever the working directory. */
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const LOCAL_DIR = fileURLToPath(new URL('.', import.meta.url))

export const PROJECT_DIR = join(LOCAL_DIR, '..', '..')
export const BOOTSTRAP_DIR = join(LOCAL_DIR, 'sql')
export const SUPABASE_DIR = join(PROJECT_DIR, 'supabase')
export const MIGRATIONS_DIR = join(SUPABASE_DIR, 'migrations')
export const SEED_DIR = join(SUPABASE_DIR, 'seed')
export const FUNCTIONS_DIR = join(SUPABASE_DIR, 'functions')
export const CONFIG_FILE = join(SUPABASE_DIR, 'config.toml')
export const DEFAULT_DATA_DIR = join(SUPABASE_DIR, '.temp', 'stack')
export const CACHE_DIR = join(PROJECT_DIR, 'node_modules', '.cache', 'touchline')
