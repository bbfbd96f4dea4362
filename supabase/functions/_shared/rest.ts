/** The few calls to the data API that functions need: as service role, or with a person's token in their name. */

export interface Rest {
  rpc<T>(name: string, args: Record<string, unknown>): Promise<T>
  select<T>(path: string): Promise<T>
  /** Adds a row; one that is there already stays as it is. */
  insert(table: string, row: Record<string, unknown>): Promise<void>
  /** `path` names the rows: a table with its filter. */
  update(path: string, values: Record<string, unknown>): Promise<void>
}

/** What the data API refused; `reason` is the word a function of the database raised. */
export class RestError extends Error {
  readonly status: number
  readonly reason: string | null

  constructor(status: number, text: string) {
    super(`The data API answered ${status}: ${text}`)
    this.name = 'RestError'
    this.status = status
    this.reason = readReason(text)
  }
}

function readReason(text: string): string | null {
  try {
    const { message } = Object(JSON.parse(text))
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}

export function createRest(url: string, apiKey: string, token = apiKey): Rest {
  const headers = {
    apikey: apiKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }

  async function read(response: Response) {
    const text = await response.text()
    if (!response.ok) throw new RestError(response.status, text)
    return text === '' ? null : JSON.parse(text)
  }

  return {
    async rpc(name, args) {
      const body = JSON.stringify(args)
      return read(await fetch(`${url}/rest/v1/rpc/${name}`, { method: 'POST', headers, body }))
    },
    async select(path) {
      return read(await fetch(`${url}/rest/v1/${path}`, { headers }))
    },
    async insert(table, row) {
      const prefer = 'return=minimal,resolution=ignore-duplicates'
      const body = JSON.stringify(row)
      const order = { method: 'POST', headers: { ...headers, prefer }, body }
      await read(await fetch(`${url}/rest/v1/${table}`, order))
    },
    async update(path, values) {
      const body = JSON.stringify(values)
      const order = { method: 'PATCH', headers: { ...headers, prefer: 'return=minimal' }, body }
      await read(await fetch(`${url}/rest/v1/${path}`, order))
    },
  }
}
