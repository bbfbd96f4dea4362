import { useSearchParams } from 'react-router'

/** The one-time token of an e-mail link (`token_hash`); null when the link is incomplete. */
export function useLinkToken(): string | null {
  const [search] = useSearchParams()
  return search.get('token_hash')
}
