/** List state in the address: filters, sort and page survive a reload and can be shared. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { readUrlState, writeUrlState } from './url-state'

/**
 * State described by a zod object in which every field has a default. A missing or bad value is the
 * default; defaults are not written. A patch without `page` goes back to the first page. Replaces the
 * history entry, so that "back" leaves the list. A patch may be a function of the newest state: two
 * quick ones both count, even where the address has not followed the first yet. `onPatch` is told the
 * new state before the address has it: to begin asking at once. The third value takes fields by their
 * name at run time; what does not fit the schema reads as its default.
 */
export function useUrlState<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  onPatch?: (state: z.output<z.ZodObject<Shape>>) => void,
) {
  type State = z.output<z.ZodObject<Shape>>
  const [params, setParams] = useSearchParams()
  const newest = useRef(params)
  const onTheWay = useRef<readonly string[]>([])
  const state = readUrlState(schema, params)

  useEffect(() => {
    // an earlier patch of ours arrives while a later one is on its way: the later one stays the newest
    const place = onTheWay.current.lastIndexOf(params.toString())
    onTheWay.current = place < 0 ? [] : onTheWay.current.slice(place + 1)
    if (onTheWay.current.length === 0) newest.current = params
  }, [params])

  function patch(changes: Partial<State> | ((state: State) => Partial<State>)): void {
    patchFields(
      typeof changes === 'function' ? changes(readUrlState(schema, newest.current)) : changes,
    )
  }

  function patchFields(values: Record<string, unknown>): void {
    newest.current = writeUrlState(schema, newest.current, values)
    onTheWay.current = [...onTheWay.current, newest.current.toString()]
    onPatch?.(readUrlState(schema, newest.current))
    setParams(newest.current, { replace: true, preventScrollReset: true })
  }

  return [state, patch, patchFields] as const
}
