import { useSearchParams } from 'react-router'

/** The tab the address names; the first one when it names none or an unknown one. */
export function useActiveTab(keys: readonly string[], param = 'tab'): string | undefined {
  const [params] = useSearchParams()
  const named = params.get(param)
  return keys.find((key) => key === named) ?? keys[0]
}
