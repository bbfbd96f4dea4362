import { useRef } from 'react'

/** Ids for what is sent: the same content again, after a lost answer, has the same ids; changed content has new ones. */
export function useRequestIds() {
  const last = useRef<{ content: string; ids: string[] }>({ content: '', ids: [] })
  return function getIds(sent: unknown, count: number): string[] {
    const content = JSON.stringify(sent)
    if (last.current.content !== content) {
      last.current = { content, ids: Array.from({ length: count }, () => crypto.randomUUID()) }
    }
    return last.current.ids
  }
}
