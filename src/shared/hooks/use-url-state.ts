/** List state in the address: filters, sort and page survive a reload and can be shared. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { readUrlState, writeUrlState } from './url-state'

/**
 * State described by a zod object in which every field has a default. A missing or bad value is the
 * default; defaults are not written. A patch without `page` goes back to the first page. Replaces the
 * history entry, so that "back" leaves the list. A patch may be a function of the newest state: two
 * quick ones both count, even where the address has not followed the first yet.
 */
export function useUrlState<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  type State = z.output<z.ZodObject<Shape>>
  const [params, setParams] = useSearchParams()
  const newest = useRef(params)
  const state = readUrlState(schema, params)

  useEffect(() => {
    newest.current = params
  }, [params])

  function patch(changes: Partial<State> | ((state: State) => Partial<State>)): void {
    const values =
      typeof changes === 'function' ? changes(readUrlState(schema, newest.current)) : changes
    newest.current = writeUrlState(schema, newest.current, values)
    setParams(newest.current, { replace: true, preventScrollReset: true })
  }

  return [state, patch] as const
}
