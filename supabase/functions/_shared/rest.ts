/** The few calls to the data API that functions need, made as service role. */

export interface Rest {
  rpc<T>(name: string, args: Record<string, unknown>): Promise<T>
  select<T>(path: string): Promise<T>
}

export function createRest(url: string, serviceKey: string): Rest {
  const headers = {
    apikey: serviceKey,
    authorization: `Bearer ${serviceKey}`,
    'content-type': 'application/json',
  }

  async function read<T>(response: Response): Promise<T> {
    const text = await response.text()
    if (!response.ok) throw new Error(`The data API answered ${response.status}: ${text}`)
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
  }
}
