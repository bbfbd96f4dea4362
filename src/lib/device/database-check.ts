/** Can this window keep a database at all? Some private windows and frames of other sites cannot. */
const probe = 'touchline-probe'

export function isDatabaseUsable(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(false)
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(probe)
      request.addEventListener('success', () => {
        request.result.close()
        indexedDB.deleteDatabase(probe)
        resolve(true)
      })
      request.addEventListener('error', () => resolve(false))
    } catch {
      resolve(false)
    }
  })
}
